import type { CollectionConfig } from 'payload'

/**
 * Indexes for what the site asks of a collection with drafts and a trash, however many documents it holds: what is published, by the date
 * it is sorted by, and the times of its changes, which are asked for with every question to the API.
 */
export function publishedIndexes(...dates: string[]): NonNullable<CollectionConfig['indexes']> {
  return [...dates, 'updatedAt'].map((date) => ({ fields: ['_status', 'deletedAt', date, 'createdAt'] }))
}
