import type { AccessResult, PayloadRequest } from 'payload'
import { seesDrafts } from '../preview/sees-drafts.ts'
import type { Person, Reach } from './access-table.ts'
import { roleOf } from './roles.ts'

/** What kind of person a request comes from. */
export function personOf(req: PayloadRequest): Person {
  return roleOf(req) ?? 'visitor'
}

/** The documents that `reach` means for the one who asks, in the form Payload's access functions answer in. */
export function toAccessResult(reach: Reach, req: PayloadRequest): AccessResult {
  const { user } = req
  switch (reach) {
    case 'none':
      return false
    case 'all':
      return true
    case 'published':
      // A preview token shows its bearer drafts too; on no other row does it change anything.
      // What lies in the trash stays published by its state, and whoever asks may ask for the trash as well.
      return (
        seesDrafts(req) || {
          and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
        }
      )
    case 'shown':
      return { published: { equals: true } }
    case 'spam':
      return { state: { equals: 'spam' } }
    case 'own':
      return user ? { id: { equals: user.id } } : false
  }
}
