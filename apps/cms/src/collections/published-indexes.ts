import type { CollectionConfig } from 'payload'

/**
 * Indexes for what the site asks of a collection with drafts and a trash, however many documents it holds: what is published, by the date
 * it is sorted by, and the newest change of it, which `contentVersion` looks for every few seconds.
 */
export function publishedIndexes(...dates: string[]): NonNullable<CollectionConfig['indexes']> {
  return [...dates, 'updatedAt'].map((date) => ({ fields: ['_status', 'deletedAt', date, 'createdAt'] }))
}
