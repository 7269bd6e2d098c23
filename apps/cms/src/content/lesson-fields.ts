import {
  findPlatformVideo,
  platformKeys,
  platforms,
  toProvider,
} from '@pryad/contract/video/platform-video.ts'
import type { NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import type { Video } from '../payload-types.ts'

/** Places where a lesson's video may lie, as the panel offers them. */
export const providerOptions = [
  { value: 'file', label: 'Файл на этом сайте' },
  ...platformKeys.map((key) => ({ value: key.toLowerCase(), label: platforms[key].name })),
]

/** Accepts only addresses that the site's player can play: a video at the chosen platform. */
export const validateVideoPage: TextFieldSingleValidation = (value, { siblingData }) => {
  const { provider } = siblingData as Partial<Video>
  return !provider || judgeVideoPage(provider, value ?? '')
}

/** True, or a sentence for the editor. */
export function judgeVideoPage(stored: Video['provider'], address: string): true | string {
  const provider = toProvider(stored)
  if (provider === 'FILE') return true
  if (address.startsWith('https://') && findPlatformVideo(provider, address)) return true
  return 'Вставьте адрес страницы с видео на выбранной площадке: он начинается с https://'
}

/** A step begins while the lesson lasts: the player cannot jump past its end. */
export const validateStepTime: NumberFieldSingleValidation = (value, options) => {
  const { durationSeconds } = options.data as { durationSeconds?: unknown }
  if (typeof value === 'number' && typeof durationSeconds === 'number' && value >= durationSeconds)
    return `Урок длится ${durationSeconds}\u00a0с: шаг должен начаться раньше. Поправьте секунду шага или длительность урока.`
  return number(value, options)
}
