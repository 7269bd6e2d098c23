import type { AccessResult, PayloadRequest } from 'payload'
import type { AccessScope, Person } from './access-table.ts'
import { roleOf } from './roles.ts'
import { seesDrafts } from './sees-drafts.ts'

/** The kind of person a request comes from. */
export function personOf(req: PayloadRequest): Person {
  return roleOf(req) ?? 'visitor'
}

/** The documents that a scope holds for the user, in the form Payload's access functions answer in. */
export function toAccessResult(scope: AccessScope, req: PayloadRequest): AccessResult {
  const { user } = req
  switch (scope) {
    case 'none':
      return false
    case 'all':
      return true
    case 'published':
      // A preview token shows its bearer drafts too; on no other row does it change anything.
      // A document in the trash stays published by its state, and a request may ask for the trash as well.
      return (
        seesDrafts(req) || {
          and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
        }
      )
    case 'publishedQuestions':
      return { published: { equals: true } }
    case 'spam':
      return { state: { equals: 'spam' } }
    case 'ownAccount':
      return user ? { id: { equals: user.id } } : false
  }
}
