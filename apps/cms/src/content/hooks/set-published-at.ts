import type { CollectionBeforeChangeHook } from 'payload'

/** Dates a document by its first publication unless the editor gave a date. */
export const setPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published' && !data.publishedAt && !originalDoc?.publishedAt) {
    data.publishedAt = new Date().toISOString()
  }
  return data
}
