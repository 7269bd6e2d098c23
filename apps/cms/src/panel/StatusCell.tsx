import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

/** Whether visitors see a document, in a list. Payload's own cell takes one that was withdrawn for published: its old versions were. */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  if (cellData === 'published') return i18n.t('version:published')
  if (cellData !== 'changed') return i18n.t('version:draft')
  // A collection of this configuration: its slug is one of the generated ones.
  const published = await loadPublished(payload, collectionSlug as CollectionSlug)
  return i18n.t(published.has(rowData.id) ? 'version:draftHasPublishedVersion' : 'version:draft')
}

/** Asked once for all rows of a list. */
const loadPublished = cache(async (payload: Payload, collection: CollectionSlug): Promise<Set<unknown>> => {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: 'published' } },
    trash: true,
    depth: 0,
    pagination: false,
    select: {},
  })
  return new Set(docs.map(({ id }) => id))
})
