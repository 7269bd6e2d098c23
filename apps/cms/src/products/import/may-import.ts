import type { PayloadRequest } from 'payload'
import { importingRoles } from '../../access/access-table.ts'
import { roleOf } from '../../access/roles.ts'

/** Whether a user may import products, which changes many at once. */
export function mayImport(user: PayloadRequest['user']): boolean {
  const role = roleOf({ user })
  return role !== undefined && importingRoles.includes(role)
}
