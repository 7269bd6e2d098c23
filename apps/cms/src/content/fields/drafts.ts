import type { CollectionConfig } from 'payload'

/** Drafts that save themselves while somebody writes, and may be published or hidden at a given time. */
export const drafts = { autosave: { interval: 2000 }, schedulePublish: { timeFormat: 'HH:mm' } }

/** Drafts with their older versions, each of which may be restored. */
export const draftsWithVersions = { drafts, maxPerDoc: 50 } satisfies CollectionConfig['versions']
