import DataLoader from 'dataloader'
import type { Payload, PayloadRequest, Where } from 'payload'
import { idOf, type Reference } from '../../content/loaders.ts'
import { findAll } from '../../databases/find.ts'
import type { Product, Video } from '../../payload-types.ts'
import { type ArticleSource, withoutBulk } from './sources.ts'

/** A document for which related ones are looked for. */
export type TaggedDocument = { id: number; slug?: string; tags?: Reference[] | null }

type RelatedByTagLoader<Related> = DataLoader<TaggedDocument, Related[], string>

export type RelatedByTagLoaders = {
  articles: RelatedByTagLoader<ArticleSource>
  videos: RelatedByTagLoader<Video>
  products: RelatedByTagLoader<Product>
}

/** How many of the newest or first documents are considered as related. */
const candidateLimit = 100

/**
 * Loaders of the documents that share topics with a given one, those with most in common first, itself left out. Each collection is
 * read once, for any number of documents.
 */
export function createRelatedByTagLoaders(
  payload: Payload,
  req: PayloadRequest,
  draft: boolean,
): RelatedByTagLoaders {
  const reading = { req, draft, overrideAccess: false, limit: candidateLimit }
  return {
    articles: createLoader((where) => {
      const sort = '-publishedAt'
      return findAll(payload, { ...reading, collection: 'articles', where, sort, select: withoutBulk })
    }),
    videos: createLoader((where) =>
      findAll(payload, { ...reading, collection: 'videos', where, sort: '_order' }),
    ),
    products: createLoader((where) =>
      findAll(payload, { ...reading, collection: 'products', where, sort: '_order' }),
    ),
  }
}

function createLoader<Related extends TaggedDocument>(
  find: (where: Where) => Promise<Related[]>,
): RelatedByTagLoader<Related> {
  return new DataLoader<TaggedDocument, Related[], string>(
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
