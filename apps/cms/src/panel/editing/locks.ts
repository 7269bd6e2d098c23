import {
  type AfterErrorHook,
  type CollectionAfterChangeHook,
  type CollectionSlug,
  type GlobalAfterChangeHook,
  Locked,
  type PayloadRequest,
  type Where,
} from 'payload'
import { findFirst } from '../../databases/find.ts'
import type { PayloadLockedDocument } from '../../payload-types.ts'
import { isAutosave, isRequestedDocument, type Place } from './requested-document.ts'

/** As long as Payload's own, which it has no name for: locks older than this are forgotten. */
const lockMs = 300_000

/** The lock of the person who is editing a document, if there is one. */
export async function findLock(
  req: PayloadRequest,
  place: Place,
): Promise<PayloadLockedDocument | undefined> {
  const where: Where = {
    ...('global' in place
      ? { globalSlug: { equals: place.global } }
      : { 'document.relationTo': { equals: place.collection }, 'document.value': { equals: place.id } }),
    updatedAt: { greater_than: new Date(Date.now() - lockMs).toISOString() },
  }
  return findFirst(req.payload, {
    collection: 'payload-locked-documents',
    where,
    depth: 1,
    sort: '-updatedAt',
    req,
  })
}

/** The name of another person who is editing a document. */
export async function findOtherEditor(req: PayloadRequest, place: Place): Promise<string | undefined> {
  const user = (await findLock(req, place))?.user?.value
  const id = typeof user === 'object' ? user?.id : user
  if (id === undefined || id === null || id === req.user?.id) return undefined
  return typeof user === 'object' && user?.name ? user.name : 'другой сотрудник'
}

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

type LockedPlace = Pick<PayloadLockedDocument, 'document' | 'globalSlug'>

async function lockAgain(req: PayloadRequest, place: Place, locked: LockedPlace): Promise<void> {
  if (!req.user || !isAutosave(req) || !isRequestedDocument(req, place)) return
  // Somebody else may have begun to write in between; they are told apart by the state that each of them has read.
  if (await findLock(req, place)) return
  const collection: CollectionSlug = 'payload-locked-documents'
  const user = { relationTo: 'users' as const, value: req.user.id }
  await req.payload.create({ collection, data: { ...locked, user }, depth: 0, req })
}

/** Says in Russian which colleague has locked the document that could not be saved; Payload's message is English and names nobody. */
export const nameOtherEditor: AfterErrorHook = async ({ collection, error, req, result }) => {
  if (!(error instanceof Locked)) return
  const { global, id } = req.routeParams ?? {}
  const place =
    typeof global === 'string'
      ? { global }
      : collection && typeof id === 'string'
        ? { collection: collection.slug, id: Number(id) }
        : undefined
  const name = (place && (await findOtherEditor(req, place))) ?? 'другой сотрудник'
  const message = `Сейчас в\u00a0этом документе пишет ${name}. Ваш текст не\u00a0сохранён.`
  return { response: { ...result, errors: [{ name: error.name, message }] } }
}
