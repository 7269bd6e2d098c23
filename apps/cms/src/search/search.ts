import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import type { Payload } from 'payload'
import { currentIndex } from './current-index.ts'
import type { Entry, EntryPart } from './entry.ts'
import { putSafeFirst } from './put-safe-first.ts'
import { bestPart, cutSnippet, type SnippetPiece } from './snippet.ts'

/** A document that was found, and the place in it that answers best. */
export type Hit = { entry: Entry; part: EntryPart; snippet: SnippetPiece[] }

type Wanted = { query: string; first: number; kinds: readonly SearchKind[] | null }

/** Searches the content that visitors can see at this moment: changed documents are indexed before the answer. */
export async function searchContent(payload: Payload, { query, first, kinds }: Wanted): Promise<Hit[]> {
  const { index, shadePlaces } = await currentIndex(payload)
  const found = index.search(query, kinds ? new Set(kinds) : undefined)
  return putSafeFirst(found, index.read(query), index)
    .filter(({ entry }) => !kinds || kinds.includes(entry.kind))
    .slice(0, first)
    .map(({ entry, terms }) => {
      const part = bestPart(entry, terms, index)
      const href = shadePlaces.get(entry.id) ?? part.href
      return { entry, part: { ...part, href }, snippet: cutSnippet(part.text, terms, index.analyzer) }
    })
}

/**
 * Published documents of a kind that are about the same as another published one, the likest first: their numbers in the collection,
 * and how like they are, from 0 to 1. A document that is not published is like none. Never throws: without the index a document is shown
 * with others of the same topics.
 */
export async function findAlike(
  payload: Payload,
  entryId: string,
  kind: SearchKind,
): Promise<Map<number, number>> {
  try {
    const { index } = await currentIndex(payload)
    const entry = index.get(entryId)
    const alike = entry ? index.alike(entry, kind) : []
    return new Map(alike.map((found) => [found.entry.documentId, found.likeness]))
  } catch (error) {
    payload.logger.error({ err: error, msg: 'the index for related documents cannot be read' })
    return new Map()
  }
}

/** Returns a function that tells the terms of a text: two texts about one thing share some, also when they name it otherwise. */
export async function loadTermsOf(payload: Payload): Promise<(text: string) => Set<string>> {
  const { index } = await currentIndex(payload)
  return (text) => new Set(index.analyzer.termsOf(text))
}
