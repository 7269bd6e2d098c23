import type { CollectionSlug, FlattenedField, Payload, PayloadRequest, Where } from 'payload'
import { findAll } from '../../databases/find.ts'

/** How long a blank draft is kept. An editor who writes into its form later loses nothing: the browser keeps their text. */
const forgottenMs = 24 * 60 * 60 * 1000

/** A condition that leaves out drafts in which nothing was written; undefined when there are none. */
export async function withoutBlankDrafts(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<Where | undefined> {
  const ids = await findBlankDrafts(req.payload, collection, {}, req)
  return ids.length > 0 ? { id: { not_in: ids } } : undefined
}

/** Removes drafts that have been blank for a day. */
export async function removeBlankDrafts(payload: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - forgottenMs).toISOString()
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions?.drafts) continue
    const ids = await findBlankDrafts(payload, config.slug, { updatedAt: { less_than: before } })
    for (const id of ids) await payload.delete({ collection: config.slug, id, depth: 0 })
  }
}

async function findBlankDrafts(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  req?: PayloadRequest,
): Promise<(number | string)[]> {
  const { config } = payload.collections[collection]
  const title = config.admin.useAsTitle
  if (!config.versions?.drafts || !title) return []
  const docs = await findAll(payload, {
    collection,
    draft: true,
    // Nearly blank documents are few; the rest of each is looked at here.
    where: { and: [{ _status: { equals: 'draft' } }, { [title]: { exists: false } }, where] },
    ...(req ? { req } : {}),
  })
  const fields: FlattenedField[] = config.flattenedFields
  return docs.filter((doc) => isBlankDocument({ ...doc }, fields)).map(({ id }) => id)
}

/** Fields that the system writes into a document by itself. */
const ofSystem = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order', 'generateSlug'])

type Blankable = Pick<FlattenedField, 'name'> & { defaultValue?: unknown }

/** Whether a document holds nothing but system fields and default values. */
export function isBlankDocument(doc: Record<string, unknown>, fields: Blankable[]): boolean {
  return fields.every(({ name, defaultValue }) => {
    const value = doc[name]
    return ofSystem.has(name) || isBlank(value) || (defaultValue !== undefined && value === defaultValue)
  })
}

/** Whether a value holds nothing that anybody has written or chosen. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.values(value).every(isBlank)
}
