import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

/** The colleague who answers a question, in the list. Payload's own cell says «Пусто» until its row is scrolled to. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  if (!cellData) return ''
  const id = typeof cellData === 'object' && 'id' in cellData ? cellData.id : cellData
  return (await loadNames(payload)).get(id) ?? ''
}

/** Asked once for all rows of a list. */
const loadNames = cache(async (payload: Payload): Promise<Map<unknown, string>> => {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
})
