import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { environment } from '../../environment.ts'
import { freeBytes } from '../health/free-bytes.ts'
import { shortOfRoom } from './short-of-room.ts'

/** The warning to an administrator when the disk of the server is nearly full; undefined for others and while there is room. */
export async function diskWarning(req: PayloadRequest): Promise<string | undefined> {
  if (!hasRole(req, 'admin')) return undefined
  const free = await freeBytes(environment.dataDir).catch(() => undefined)
  return free !== undefined && free < environment.diskWarnBytes ? shortOfRoom(free) : undefined
}
