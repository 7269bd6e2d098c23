import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Payload } from 'payload'
import { contentVersions } from '../content/content-version.ts'
import { searchedCollections } from './load-entries.ts'
import { SearchIndex } from './search-index.ts'
import { loadShadePlaces } from './shade-places.ts'
import { loadSynonyms } from './synonyms/load-synonyms.ts'
import { updateIndex } from './update-index.ts'

type Searcher = {
  index: SearchIndex
  /** The versions of the collections that the index holds. */
  versions: ReadonlyMap<string, string>
  /** Addresses of the shades, by the id of their entries. */
  shadePlaces: ReadonlyMap<string, string>
  /** The documents that are being read into the index; each reading begins after the one before it. */
  updating: Promise<void>
  /** The update that has not begun yet: all searches that come meanwhile share it. */
  next: Promise<void> | undefined
}

/** The collections on which the index depends: the searched ones, and the synonyms. */
export const indexedCollections = [...searchedCollections, 'synonyms'] as const

/** Documents that are put into a new index at once: between two batches others get their turn. */
const batchSize = 200

/** One index a process. */
const searchers = new WeakMap<Payload, Searcher>()

/** The index of the content as it is right at this moment, also after a change by another process. */
export async function currentSearcher(payload: Payload): Promise<Searcher> {
  const searcher = searchers.get(payload) ?? {
    index: new SearchIndex([]),
    versions: new Map(),
    shadePlaces: new Map(),
    updating: Promise.resolve(),
    next: undefined,
  }
  searchers.set(payload, searcher)
  searcher.next ??= beginUpdate(payload, searcher)
  await searcher.next
  return searcher
}

/** One that has begun is never joined: it may be older than an edit. */
function beginUpdate(payload: Payload, searcher: Searcher): Promise<void> {
  const update = searcher.updating
    .catch(() => undefined)
    .then(() => {
      searcher.next = undefined
      return bringUpToDate(payload, searcher)
    })
  searcher.updating = update
  return update
}

/** The versions are read before the documents, so that the next query finds a change made meanwhile. */
async function bringUpToDate(payload: Payload, searcher: Searcher): Promise<void> {
  const versions = await contentVersions(payload)
  const isChanged = (slug: string) => versions.get(slug) !== searcher.versions.get(slug)
  if (isChanged('synonyms')) await renameAll(payload, searcher)
  const changed = searchedCollections.filter(isChanged)
  for (const slug of changed) await updateIndex(payload, searcher.index, slug)
  if (changed.includes('products')) searcher.shadePlaces = await loadShadePlaces(payload)
  searcher.versions = versions
}

/** Other synonyms make other terms of every text; the texts themselves are known. */
async function renameAll(payload: Payload, searcher: Searcher): Promise<void> {
  const index = new SearchIndex(await loadSynonyms(payload))
  for (const [count, entry] of searcher.index.all().entries()) {
    index.put(entry)
    if (count % batchSize === batchSize - 1) await nextTurn()
  }
  searcher.index = index
}
