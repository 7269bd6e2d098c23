import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import type { Payload } from 'payload'
import { bestPart } from './best-part.ts'
import { currentSearcher } from './current-searcher.ts'
import type { Entry, EntryPart } from './entry.ts'
import { putSafeFirst } from './put-safe-first.ts'
import { cutSnippet, type SnippetPiece } from './snippet.ts'

/** A document that was found, and the place in it that answers best. */
export type Hit = { entry: Entry; part: EntryPart; snippet: SnippetPiece[] }

type Wanted = { query: string; first: number; kinds: readonly SearchKind[] | null }

/** Searches the content that visitors can see at this moment: changed documents are indexed before the answer. */
export async function searchContent(payload: Payload, { query, first, kinds }: Wanted): Promise<Hit[]> {
  const { index, shadePlaces } = await currentSearcher(payload)
  const found = index.search(query, kinds ? new Set(kinds) : undefined)
  return putSafeFirst(found, index.read(query), index)
    .filter(({ entry }) => !kinds || kinds.includes(entry.kind))
    .slice(0, first)
    .map(({ entry, terms }) => {
      const part = bestPart(entry, terms, index)
      const href = shadePlaces.get(entry.id) ?? part.href
      return { entry, part: { ...part, href }, snippet: cutSnippet(part.text, terms, index.concepts) }
    })
}
