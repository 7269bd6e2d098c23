import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Payload } from 'payload'
import { contentVersions } from '../content/content-version.ts'
import {
  kindOf,
  loadEntries,
  loadShadePlaces,
  loadStamps,
  type SearchedCollection,
  searchedCollections,
} from './load-entries.ts'
import { SearchIndex } from './search-index.ts'
import { loadSynonyms } from './synonyms.ts'

type CurrentIndex = {
  index: SearchIndex
  /** Addresses of the shades, by the id of their entries. */
  shadePlaces: ReadonlyMap<string, string>
  /** The versions of the collections that the index holds. */
  versions: ReadonlyMap<string, string>
  /** The last update that has begun; each begins after the one before it. */
  updating: Promise<void>
  /** The update that has not begun yet: all searches that come meanwhile share it. */
  next: Promise<void> | undefined
}

/** Documents that are read or indexed at once: between two batches others get their turn. */
const batchSize = 100

/** One index a process. */
const indexes = new WeakMap<Payload, CurrentIndex>()

/** The index of the content as it is right at this moment, also after a change by another process. */
export async function currentIndex(payload: Payload): Promise<CurrentIndex> {
  const current = indexes.get(payload) ?? {
    index: new SearchIndex([]),
    shadePlaces: new Map(),
    versions: new Map(),
    updating: Promise.resolve(),
    next: undefined,
  }
  indexes.set(payload, current)
  current.next ??= beginUpdate(payload, current)
  await current.next
  return current
}

/** One that has begun is never joined: it may be older than an edit. */
function beginUpdate(payload: Payload, current: CurrentIndex): Promise<void> {
  const update = current.updating
    .catch(() => undefined)
    .then(() => {
      current.next = undefined
      return bringUpToDate(payload, current)
    })
  current.updating = update
  return update
}

/** The versions are read before the documents, so that the next query finds a change made meanwhile. */
async function bringUpToDate(payload: Payload, current: CurrentIndex): Promise<void> {
  const versions = await contentVersions(payload)
  const isChanged = (slug: string) => versions.get(slug) !== current.versions.get(slug)
  if (isChanged('synonyms')) current.index = await withNewSynonyms(payload, current.index)
  const changed = searchedCollections.filter(isChanged)
  for (const slug of changed) await updateCollection(payload, current.index, slug)
  if (changed.includes('products')) current.shadePlaces = await loadShadePlaces(payload)
  current.versions = versions
}

/** Other synonyms make other terms of every text; the texts themselves are known. */
async function withNewSynonyms(payload: Payload, index: SearchIndex): Promise<SearchIndex> {
  const renewed = new SearchIndex(await loadSynonyms(payload))
  for (const [place, entry] of index.all().entries()) {
    renewed.put(entry)
    if (place % batchSize === batchSize - 1) await nextTurn()
  }
  return renewed
}

/** Indexes the changed documents of a collection, and removes deleted ones. */
async function updateCollection(
  payload: Payload,
  index: SearchIndex,
  collection: SearchedCollection,
): Promise<void> {
  const kind = kindOf[collection]
  const stamps = await loadStamps(payload, collection)
  const there = new Set(stamps.map(({ id }) => `${kind} ${id}`))
  for (const entry of index.all()) {
    if (entry.kind === kind && !there.has(entry.id)) index.remove(entry.id)
  }
  const changed = stamps.filter(({ id, updatedAt }) => index.get(`${kind} ${id}`)?.updatedAt !== updatedAt)
  for (let start = 0; start < changed.length; start += batchSize) {
    const ids = changed.slice(start, start + batchSize).map(({ id }) => id)
    for (const entry of await loadEntries(payload, collection, ids)) index.put(entry)
  }
}
