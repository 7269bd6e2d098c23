import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

/** Topics of a document in a list, by name. Payload's own cell says «Пусто» until its row is scrolled to. */
export async function TagsCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const ids: unknown[] = Array.isArray(cellData) ? cellData : []
  if (ids.length === 0) return 'Пусто'
  const names = await loadNames(payload)
  return ids
    .map((tag) => names.get(idOf(tag)) ?? '')
    .filter(Boolean)
    .join(', ')
}

/** Asked once for all rows of a list. */
const loadNames = cache(async (payload: Payload): Promise<Map<unknown, string>> => {
  const { docs } = await payload.find({
    collection: 'tags',
    depth: 0,
    pagination: false,
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
})

function idOf(reference: unknown): unknown {
  return typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference
}
