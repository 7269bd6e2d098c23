'use client'

import { SelectField, useAuth } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'

/** Somebody's role. Whoever makes the very first account is asked for none: it is an administrator's. */
export const RoleField: SelectFieldClientComponent = (props) => {
  const { user } = useAuth()
  return user ? <SelectField {...props} /> : null
}
