import type { CollectionConfig } from 'payload'

/**
 * Indexes for the site's queries of a collection with drafts and a trash, however many documents it holds: published documents by the
 * date they are sorted by, and the times of their changes, which every request to the API reads.
 */
export function publishedIndexes(...dates: string[]): NonNullable<CollectionConfig['indexes']> {
  return [...dates, 'updatedAt'].map((date) => ({ fields: ['_status', 'deletedAt', date, 'createdAt'] }))
}
