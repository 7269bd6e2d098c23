import type { PayloadRequest } from 'payload'
import { importingRoles } from '../access/access-table.ts'
import { roleOf } from '../access/roles.ts'

/** Whether somebody may change many products at once. */
export function mayImport(user: PayloadRequest['user']): boolean {
  const role = roleOf({ user })
  return role !== undefined && importingRoles.includes(role)
}
