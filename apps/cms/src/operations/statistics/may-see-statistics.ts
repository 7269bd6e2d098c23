import type { PayloadRequest } from 'payload'
import { statisticsRoles } from '../../access/access-table.ts'
import { roleOf } from '../../access/roles.ts'

/** Whether a user may see the statistics of searches, clicks and answers. */
export function maySeeStatistics(user: PayloadRequest['user']): boolean {
  const role = roleOf({ user })
  return role !== undefined && statisticsRoles.includes(role)
}
