import DataLoader from 'dataloader'
import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import { idOf, type Reference } from './loaders.ts'

type Tagged = 'articles' | 'videos' | 'products'

/** A document whose kin are looked for. */
export type TaggedDocument = { id: number; slug?: string; tags?: Reference[] | null }

export type SharingTagsLoaders = {
  [Slug in Tagged]: DataLoader<TaggedDocument, DataFromCollectionSlug<Slug>[], string>
}

/** How many of the newest or first documents are considered as kin. */
const candidateLimit = 100

/**
 * Loaders of the documents that share topics with a given one, those with most in common first, itself left out. However many
 * documents ask, each collection is read once.
 */
export function createSharingTagsLoaders(
  payload: Payload,
  req: PayloadRequest,
  draft: boolean,
): SharingTagsLoaders {
  function loader<Slug extends Tagged>(collection: Slug) {
    return new DataLoader<TaggedDocument, DataFromCollectionSlug<Slug>[], string>(
      async (documents) => {
        const wanted = new Set(documents.flatMap(({ tags }) => (tags ?? []).map(idOf)))
        if (wanted.size === 0) return documents.map(() => [])
        const { docs } = await payload.find({
          collection,
          req,
          draft,
          depth: 0,
          overrideAccess: false,
          limit: candidateLimit,
          pagination: false,
          sort: collection === 'articles' ? '-publishedAt' : '_order',
          where: { tags: { in: [...wanted] } },
        })
        return documents.map((document) => mostInCommon(document, docs))
      },
      { cacheKeyFn: ({ id, slug }) => `${id} ${slug}` },
    )
  }
  return { articles: loader('articles'), videos: loader('videos'), products: loader('products') }
}

function mostInCommon<Document extends TaggedDocument>(
  document: TaggedDocument,
  candidates: Document[],
): Document[] {
  const own = new Set((document.tags ?? []).map(idOf))
  return candidates
    .filter(({ slug }) => slug === undefined || slug !== document.slug)
    .map((candidate) => ({
      candidate,
      shared: (candidate.tags ?? []).filter((tag) => own.has(idOf(tag))).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .map(({ candidate }) => candidate)
}
