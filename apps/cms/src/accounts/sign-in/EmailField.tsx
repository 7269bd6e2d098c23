'use client'

import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

/** The e-mail address of an account, as password managers and telephones know it. */
export function EmailField(field: Pick<ComponentProps<typeof Field>, 'value' | 'onValue' | 'error'>) {
  return (
    <Field
      {...field}
      name="email"
      type="email"
      label="Электронная почта"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
