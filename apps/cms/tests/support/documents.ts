import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import type { TestCms } from './cms.ts'

/** The first document of a collection that is as `where` says, the oldest unless another order is given; related ones by their numbers. */
export async function firstOf<Slug extends CollectionSlug>(
  { payload }: TestCms,
  collection: Slug,
  where: Where = {},
  sort = 'id',
): Promise<DataFromCollectionSlug<Slug>> {
  const { docs } = await payload.find({ collection, where, sort, limit: 1, depth: 0 })
  const [first] = docs
  if (!first) throw new Error(`There is no such document in ${collection}.`)
  return first as DataFromCollectionSlug<Slug>
}
