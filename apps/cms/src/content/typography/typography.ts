import type { CollectionBeforeChangeHook, CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { typesetFields, typesetSettings } from './typeset-fields.ts'
import { typesetPaths } from './typeset-paths.ts'

const pathsBySlug = new Map(Object.entries(typesetFields))

/**
 * Turns straight quotes and hyphens of the site's texts into typography when they are published. Drafts stay as typed: they are saved every
 * two seconds, and a text must not change under the hands of an editor who is still writing it.
 */
export const typography: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withTypography),
  globals: config.globals?.map((global) => (global.slug === 'site-settings' ? settings(global) : global)),
})

function withTypography(collection: CollectionConfig): CollectionConfig {
  const paths = pathsBySlug.get(collection.slug)
  if (!paths) return collection
  const { hooks, versions } = collection
  const typesetDocument: CollectionBeforeChangeHook = ({ data, operation, req }) => {
    if (versions && data._status !== 'published') return data
    // A visitor's question keeps its own words until somebody of the staff saves it.
    if (collection.slug === 'faq-questions' && operation === 'create' && !req.user) return data
    return typesetPaths(data, paths)
  }
  return {
    ...collection,
    hooks: { ...hooks, beforeChange: [typesetDocument, ...(hooks?.beforeChange ?? [])] },
  }
}

function settings(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        ({ data }) => (data._status === 'published' ? typesetPaths(data, typesetSettings) : data),
      ],
    },
  }
}
