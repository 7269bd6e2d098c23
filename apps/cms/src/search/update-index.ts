import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import type { Payload } from 'payload'
import { loadEntries, loadStamps, type SearchedCollection } from './load-entries.ts'
import type { SearchIndex } from './search-index.ts'

/** Documents that are read at once: between two readings others get their turn. */
const batchSize = 100

const kindOf: Record<SearchedCollection, SearchKind> = {
  articles: 'ARTICLE',
  videos: 'LESSON',
  'faq-questions': 'QUESTION',
  products: 'SHADE',
  pages: 'PAGE',
}

/** Updates the index with the changed documents of a collection, and removes deleted ones. */
export async function updateIndex(
  payload: Payload,
  index: SearchIndex,
  collection: SearchedCollection,
): Promise<void> {
  const kind = kindOf[collection]
  const stamps = await loadStamps(payload, collection)
  const there = new Set(stamps.map(({ id }) => `${kind} ${id}`))
  for (const id of index.idsOf(kind)) if (!there.has(id)) index.remove(id)
  const changed = stamps.filter(({ id, updatedAt }) => index.get(`${kind} ${id}`)?.updatedAt !== updatedAt)
  for (let start = 0; start < changed.length; start += batchSize) {
    const ids = changed.slice(start, start + batchSize).map(({ id }) => id)
    for (const entry of await loadEntries(payload, collection, ids)) index.put(entry)
  }
}
