import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'

/** Drafts that save themselves while somebody writes, and may be published or hidden at a given time. */
export const drafts = { autosave: { interval: 2000 }, schedulePublish: { timeFormat: 'HH:mm' } }

/** Drafts with their older versions, each of which may be restored. */
export const draftsWithVersions = { drafts, maxPerDoc: 50 } satisfies CollectionConfig['versions']

/**
 * Indexes for the site's queries of a collection with drafts and a trash, however many documents it holds: published documents by the
 * date they are sorted by, and the times of their changes, which every request to the API reads.
 */
export function publishedIndexes(...dates: string[]): NonNullable<CollectionConfig['indexes']> {
  return [...dates, 'updatedAt'].map((date) => ({ fields: ['_status', 'deletedAt', date, 'createdAt'] }))
}

/** Dates a document by its first publication unless the editor gave a date. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published' && !data.publishedAt && !originalDoc?.publishedAt) {
    data.publishedAt = new Date().toISOString()
  }
  return data
}

/** Words a calm reader takes in per minute of a text that is also done by hand. */
const wordsPerMinute = 130

/** Keeps «минут на чтение» in step with the text; at least one minute. */
export const setReadingMinutes: CollectionBeforeChangeHook = ({ data }) => {
  if (data.body) {
    const words = convertLexicalToPlaintext({ data: data.body }).split(/\s+/).filter(Boolean).length
    data.readingMinutes = Math.max(1, Math.round(words / wordsPerMinute))
  }
  return data
}
