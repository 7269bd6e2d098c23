import type { CollectionConfig, GlobalConfig, Option, Plugin } from 'payload'
import { auditLog } from './audit-log.ts'
import { watchCollection, watchGlobal } from './watch-changes.ts'

/** Collections that the system writes for itself. */
const unwatched = new Set(['mails', 'product-imports', 'daily-counts'])
/** Nobody does anything there. */
const nowhere = new Set(['daily-counts'])

/**
 * Keeps the audit trail: adds its collection, and the hooks that write it to all other collections and globals there are.
 * So it comes last among the plugins.
 */
export const auditTrail: Plugin = (config) => {
  const { collections = [], globals = [] } = config
  const places = [...collections, ...globals].filter(({ slug }) => !nowhere.has(slug)).map(toPlace)
  return {
    ...config,
    collections: [
      ...collections.map((collection) =>
        unwatched.has(collection.slug) ? collection : watchCollection(collection),
      ),
      auditLog(places),
    ],
    globals: globals.map(watchGlobal),
  }
}

function toPlace(entity: CollectionConfig | GlobalConfig): Option {
  const label =
    'fields' in entity && 'labels' in entity
      ? entity.labels?.plural
      : 'label' in entity
        ? entity.label
        : undefined
  return { value: entity.slug, label: typeof label === 'string' ? label : entity.slug }
}
