import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { findAll } from '../databases/find.ts'

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData'>

/** A text in a list, as it is: an empty one stays empty, and lines stay lines. */
export function TextCell({ cellData }: CellProps) {
  return <span style={{ whiteSpace: 'pre-line' }}>{typeof cellData === 'string' ? cellData : ''}</span>
}

/** Lines of a text in a list, one after the other. */
export function LinesCell({ cellData }: CellProps) {
  return typeof cellData === 'string' ? cellData.split('\n').filter(Boolean).join(', ') : ''
}

/** Whether a box is ticked, in a list. */
export function CheckCell({ cellData }: CellProps) {
  return cellData ? 'Да' : 'Нет'
}

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
  const docs = await findAll(payload, {
    collection,
    where: { _status: { equals: 'published' } },
    trash: true,
    select: {},
  })
  return new Set(docs.map(({ id }) => id))
})

/** Topics of a document in a list, by name. Payload's own cell says «Пусто» until its row is scrolled to. */
export async function TagsCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const ids: unknown[] = Array.isArray(cellData) ? cellData : []
  if (ids.length === 0) return 'Пусто'
  const names = await loadNames(payload, 'tags')
  return ids
    .map((tag) => names.get(idOf(tag)) ?? '')
    .filter(Boolean)
    .join(', ')
}

/** Names by id. Asked once for all rows of a list. */
export const loadNames = cache(async (payload: Payload, collection: 'tags' | 'users') => {
  const docs = await findAll(payload, { collection, select: { name: true } })
  return new Map<unknown, string>(docs.map(({ id, name }) => [id, name]))
})

export function idOf(reference: unknown): unknown {
  return typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference
}
