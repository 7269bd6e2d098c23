'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** From this part of its limit on, the length of a text is shown. */
const nearlyFull = 0.8

/** The length of a text below its field, as soon as it comes near the limit. */
export function LengthNote({ field: { maxLength = 0 }, path }: Pick<TextFieldClientProps, 'field' | 'path'>) {
  const { value } = useField<string | null>({ path })
  const length = value?.length ?? 0
  if (length < maxLength * nearlyFull) return null
  const isTooLong = length > maxLength
  return (
    <p
      className="field-description"
      role={isTooLong ? 'alert' : undefined}
      style={isTooLong ? { color: 'var(--theme-error-500)' } : undefined}
    >
      {isTooLong && 'Слишком длинно: '}
      {length} из&nbsp;{maxLength} знаков
    </p>
  )
}
