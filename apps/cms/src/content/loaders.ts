import DataLoader from 'dataloader'
import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import { findAll } from '../databases/find.ts'

type LoadedCollection =
  | 'articles'
  | 'authors'
  | 'media'
  | 'pages'
  | 'products'
  | 'tags'
  | 'video-files'
  | 'videos'

export type Loaders = {
  [Slug in LoadedCollection]: DataLoader<number, DataFromCollectionSlug<Slug> | null>
}

/** A relation of a document: Payload types it as an id or a document, at depth 0 it is an id. */
export type Reference = number | { id: number }

export function idOf(reference: Reference): number {
  return typeof reference === 'number' ? reference : reference.id
}

/** A loader for each collection: documents requested in one tick come from one query; those that the reader may not see are null. */
export function createLoaders(payload: Payload, req: PayloadRequest, draft: boolean): Loaders {
  function loader<Slug extends CollectionSlug>(collection: Slug) {
    return new DataLoader<number, DataFromCollectionSlug<Slug> | null>(async (ids) => {
      const docs = await findAll(payload, {
        collection,
        req,
        draft,
        overrideAccess: false,
        where: { id: { in: [...ids] } },
      })
      const byId = new Map(docs.map((doc) => [doc.id, doc]))
      return ids.map((id) => byId.get(id) ?? null)
    })
  }
  return {
    articles: loader('articles'),
    authors: loader('authors'),
    media: loader('media'),
    pages: loader('pages'),
    products: loader('products'),
    tags: loader('tags'),
    'video-files': loader('video-files'),
    videos: loader('videos'),
  }
}

/** The documents behind references, in their order, without deleted ones and those that the reader may not see. */
export async function loadAll<Document>(
  loader: DataLoader<number, Document | null>,
  references: Reference[] | null | undefined,
): Promise<Document[]> {
  const found = await loader.loadMany((references ?? []).map(idOf))
  return found.filter((document): document is Awaited<Document> & Document => {
    if (document instanceof Error) throw document
    return document !== null
  })
}

/** The document behind a reference, or null when it is gone or not to be seen. */
export async function loadOne<Document>(
  loader: DataLoader<number, Document | null>,
  reference: Reference | null | undefined,
): Promise<Document | null> {
  return reference === null || reference === undefined ? null : loader.load(idOf(reference))
}
