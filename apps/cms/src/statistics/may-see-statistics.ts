import type { PayloadRequest } from 'payload'
import { statisticsRoles } from '../access/access-table.ts'
import { roleOf } from '../access/roles.ts'

/** Whether somebody may see what visitors looked for, pressed and answered. */
export function maySeeStatistics(user: PayloadRequest['user']): boolean {
  const role = roleOf({ user })
  return role !== undefined && statisticsRoles.includes(role)
}
