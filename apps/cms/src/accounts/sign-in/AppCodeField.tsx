'use client'

import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

type AppCodeFieldProps = Pick<
  ComponentProps<typeof Field>,
  'label' | 'description' | 'autoFocus' | 'value' | 'onValue' | 'error'
>

/** Six digits of the app with codes; a space between them is let in. */
export function AppCodeField(field: AppCodeFieldProps) {
  return <Field {...field} name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
}
