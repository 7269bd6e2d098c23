import DataLoader from 'dataloader'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { Product, Video } from '../payload-types.ts'
import { idOf, type Reference } from './loaders.ts'
import { type ArticleSource, teaserFields } from './resolvers/article.ts'

/** A document whose kin are looked for. */
export type TaggedDocument = { id: number; slug?: string; tags?: Reference[] | null }

type SharingTagsLoader<Kin> = DataLoader<TaggedDocument, Kin[], string>

export type SharingTagsLoaders = {
  articles: SharingTagsLoader<ArticleSource>
  videos: SharingTagsLoader<Video>
  products: SharingTagsLoader<Product>
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
  const reading = {
    req,
    draft,
    depth: 0,
    overrideAccess: false,
    limit: candidateLimit,
    pagination: false,
  } as const
  return {
    articles: createLoader(async (where) => {
      const sort = '-publishedAt'
      return (await payload.find({ ...reading, collection: 'articles', where, sort, select: teaserFields }))
        .docs
    }),
    videos: createLoader(
      async (where) => (await payload.find({ ...reading, collection: 'videos', where, sort: '_order' })).docs,
    ),
    products: createLoader(
      async (where) =>
        (await payload.find({ ...reading, collection: 'products', where, sort: '_order' })).docs,
    ),
  }
}

function createLoader<Kin extends TaggedDocument>(
  find: (where: Where) => Promise<Kin[]>,
): SharingTagsLoader<Kin> {
  return new DataLoader<TaggedDocument, Kin[], string>(
    async (documents) => {
      const wanted = new Set(documents.flatMap(({ tags }) => (tags ?? []).map(idOf)))
      if (wanted.size === 0) return documents.map(() => [])
      const candidates = await find({ tags: { in: [...wanted] } })
      return documents.map((document) => mostInCommon(document, candidates))
    },
    { cacheKeyFn: ({ id, slug }) => `${id} ${slug}` },
  )
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
