import {
  APIError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  Locked,
  type PayloadRequest,
} from 'payload'
import { findOtherEditor } from './locks.ts'
import { isRequestedDocument, type Place } from './requested-document.ts'

/** Refuses to save over a state of the document that the editor has not read. A request that names no state is let through. */
export const refuseStale: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update')
    await refuse(req, { collection: collection.slug, id: originalDoc?.id }, originalDoc, data)
  return data
}

/** The same of a global. */
export const refuseStaleGlobal: GlobalBeforeValidateHook = async ({ data, global, originalDoc, req }) => {
  await refuse(req, { global: global.slug }, originalDoc, data)
  return data
}

/**
 * Payload lets everybody save a global that another person is editing, though not a document of a collection. This runs before Payload
 * removes the lock, and before it checks permissions: people without any are not told who is writing.
 */
export const refuseLockedGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const place = { global: global.slug }
  if (operation !== 'update' || !isRequestedDocument(req, place) || !(await global.access.update?.({ req })))
    return args
  if (await findOtherEditor(req, place)) throw new Locked('Somebody else is writing in this global.')
  return args
}

const checked = 'the state that was read is the one that is stored'

type Stored = { updatedAt?: string | null } | undefined

async function refuse(req: PayloadRequest, place: Place, stored: Stored, data?: Stored): Promise<void> {
  // Saves by the document's own hooks belong to this same save.
  if (!stored?.updatedAt || req.context[checked] || !isRequestedDocument(req, place)) return
  req.context[checked] = true
  const status = refusalOf(stored.updatedAt, {
    ifMatch: req.headers.get('if-match'),
    ifUnmodifiedSince: req.headers.get('if-unmodified-since'),
    updatedAt: data?.updatedAt,
  })
  if (!status) return
  const name = (await findOtherEditor(req, place)) ?? 'кто-то другой'
  const message = `Пока вы писали, документ изменил ${name}. Ваш текст не\u00a0сохранён, чтобы не\u00a0стереть чужой.`
  throw new APIError(message, status, { updatedAt: stored.updatedAt })
}

/** The state of a document that the editor has read, as far as the request says so. */
export type Precondition = {
  /** Header: moments of the last change, as ISO dates in quotes. */
  ifMatch: string | null
  /** Header: a date of HTTP, which knows no parts of a second. */
  ifUnmodifiedSince: string | null
  /** `updatedAt` in the body, as it was read. */
  updatedAt: unknown
}

/** The status of the refusal when the stored state is not the one that was read; undefined when it is, or without a precondition. */
export function refusalOf(
  storedAt: string,
  { ifMatch, ifUnmodifiedSince, updatedAt }: Precondition,
): 409 | 412 | undefined {
  const stored = Date.parse(storedAt)
  if (ifMatch !== null) {
    const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^"|"$/g, ''))
    return tags.some((tag) => tag === '*' || Date.parse(tag) === stored) ? undefined : 412
  }
  const since = Date.parse(ifUnmodifiedSince ?? '')
  if (!Number.isNaN(since)) return Math.floor(stored / 1000) > Math.floor(since / 1000) ? 412 : undefined
  const read = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN
  return Number.isNaN(read) || read === stored ? undefined : 409
}
