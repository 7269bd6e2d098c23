import type { DataFromCollectionSlug } from 'payload'
import type { GraphqlContext } from '../context.ts'
import { idOf, type Reference } from '../loaders.ts'

type Tagged = 'articles' | 'videos' | 'products'

/** Documents of a collection by how many topics they share with the given one, most first, itself left out. */
export async function findSharingTags<Slug extends Tagged>(
  { payload, req, draft }: GraphqlContext,
  collection: Slug,
  document: { id: number; slug?: string; tags?: Reference[] | null },
  limit: number,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const tags = new Set((document.tags ?? []).map(idOf))
  if (tags.size === 0) return []
  const { docs } = await payload.find({
    collection,
    req,
    draft,
    depth: 0,
    overrideAccess: false,
    limit: 100,
    pagination: false,
    sort: collection === 'articles' ? '-publishedAt' : '_order',
    where: { tags: { in: [...tags] } },
  })
  const shared = (candidate: { tags?: Reference[] | null }) =>
    (candidate.tags ?? []).filter((tag) => tags.has(idOf(tag))).length
  const isItself = (candidate: object) =>
    'slug' in candidate && candidate.slug !== undefined && candidate.slug === document.slug
  return docs
    .filter((candidate) => !isItself(candidate))
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, limit)
}
