import type {
  CollectionAfterChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import type { PayloadLockedDocument } from '../../payload-types.ts'
import { findLock } from './locks.ts'
import { isAutosave, isRequestedDocument, type Place } from './requested-document.ts'

/**
 * Restores the lock that Payload removes from a document with every save, also with the autosaves of the panel every two seconds,
 * while the editor writes on.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update') return
  const document = { relationTo: collection.slug, value: doc.id } as PayloadLockedDocument['document']
  await lockAgain(req, { collection: collection.slug, id: doc.id }, { document })
}

/** The same of a global. */
export const keepGlobalLock: GlobalAfterChangeHook = async ({ global, req }) => {
  await lockAgain(req, { global: global.slug }, { globalSlug: global.slug })
}

type Locked = Pick<PayloadLockedDocument, 'document' | 'globalSlug'>

async function lockAgain(req: PayloadRequest, place: Place, locked: Locked): Promise<void> {
  if (!req.user || !isAutosave(req) || !isRequestedDocument(req, place)) return
  // Somebody else may have begun to write in between; they are told apart by the state that each of them has read.
  if (await findLock(req, place)) return
  const collection: CollectionSlug = 'payload-locked-documents'
  const user = { relationTo: 'users' as const, value: req.user.id }
  await req.payload.create({ collection, data: { ...locked, user }, depth: 0, req })
}
