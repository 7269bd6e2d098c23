import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

/** A step begins while the lesson lasts: the player cannot jump past its end. */
export const validateStepTime: NumberFieldSingleValidation = (value, options) => {
  const { durationSeconds } = options.data as { durationSeconds?: unknown }
  if (typeof value === 'number' && typeof durationSeconds === 'number' && value >= durationSeconds)
    return `Урок длится ${durationSeconds}\u00a0с: шаг должен начаться раньше. Поправьте секунду шага или длительность урока.`
  return number(value, options)
}
