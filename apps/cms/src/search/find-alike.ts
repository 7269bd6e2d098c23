import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import type { Payload } from 'payload'
import { currentSearcher } from './current-searcher.ts'

/**
 * Published documents of a kind that are about the same as another published one, the likest first: their numbers in the collection,
 * and how like they are. A document that is not published is like none.
 */
export async function findAlike(
  payload: Payload,
  entryId: string,
  kind: SearchKind,
): Promise<Map<number, number>> {
  const alike = await readAlike(payload, entryId, kind)
  return new Map(alike.map((found) => [found.entry.documentId, found.likeness]))
}

/** Never throws: without the index a document is shown with others of the same topics. */
async function readAlike(payload: Payload, entryId: string, kind: SearchKind) {
  try {
    const { index } = await currentSearcher(payload)
    const entry = index.get(entryId)
    return entry ? index.alike(entry, kind) : []
  } catch (error) {
    payload.logger.error({ err: error, msg: 'the index for related documents cannot be read' })
    return []
  }
}
