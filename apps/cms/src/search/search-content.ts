import type { SearchKind } from '@pryad/contract/generated/operations.ts'
import type { Payload } from 'payload'
import synonyms from '../../../../content/synonyms.json' with { type: 'json' }
import { contentVersions } from '../content/content-version.ts'
import { bestPart } from './best-part.ts'
import type { Entry, EntryPart } from './entry.ts'
import { searchedCollections } from './load-entries.ts'
import { SearchIndex } from './search-index.ts'
import { loadShadePlaces } from './shade-places.ts'
import { cutSnippet, type SnippetPiece } from './snippet.ts'
import { updateIndex } from './update-index.ts'

/** A document that was found, and the place in it that answers best. */
export type Hit = { entry: Entry; part: EntryPart; snippet: SnippetPiece[] }

type Wanted = { query: string; first: number; kinds: readonly SearchKind[] | null }

type Searcher = {
  index: SearchIndex
  /** The versions of the collections that the index holds. */
  versions: ReadonlyMap<string, string>
  /** Addresses of the shades, by the id of their entries. */
  shadePlaces: ReadonlyMap<string, string>
  /** What is being read into the index; each begins after the one before it. */
  updating: Promise<void>
}

/** One index a process. */
const searchers = new WeakMap<Payload, Searcher>()

/** Searches what visitors can see at this moment: a changed document is read into the index before the answer. */
export async function searchContent(payload: Payload, { query, first, kinds }: Wanted): Promise<Hit[]> {
  const { index, shadePlaces } = await currentSearcher(payload)
  return index
    .search(query, kinds ? new Set(kinds) : undefined)
    .slice(0, first)
    .map(({ entry, terms }) => {
      const part = bestPart(entry, terms, index.concepts)
      const href = shadePlaces.get(entry.id) ?? part.href
      return { entry, part: { ...part, href }, snippet: cutSnippet(part.text, terms, index.concepts) }
    })
}

async function currentSearcher(payload: Payload): Promise<Searcher> {
  const searcher = searchers.get(payload) ?? {
    index: new SearchIndex(synonyms.groups),
    versions: new Map(),
    shadePlaces: new Map(),
    updating: Promise.resolve(),
  }
  searchers.set(payload, searcher)
  const updating = searcher.updating.catch(() => undefined).then(() => update(payload, searcher))
  searcher.updating = updating
  await updating
  return searcher
}

/** The versions are read before the documents: what changes meanwhile is found by the next query. */
async function update(payload: Payload, searcher: Searcher): Promise<void> {
  const versions = await contentVersions(payload)
  const changed = searchedCollections.filter((slug) => versions.get(slug) !== searcher.versions.get(slug))
  for (const slug of changed) await updateIndex(payload, searcher.index, slug)
  if (changed.includes('products')) searcher.shadePlaces = await loadShadePlaces(payload)
  searcher.versions = versions
}
