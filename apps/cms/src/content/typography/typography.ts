import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  Plugin,
} from 'payload'
import { isRichText } from '../rich-text/nodes.ts'
import { typeset, typesetRichText } from './typeset.ts'
import { wordPaths } from './typeset-fields.ts'

/** Collections whose texts visitors read. */
const typesetCollections: ReadonlySet<string> = new Set<CollectionSlug>([
  'articles',
  'videos',
  'pages',
  'products',
  'slides',
  'faq-questions',
  'tags',
  'authors',
  'media',
  'texts',
])

/** Paths in the settings whose texts are typeset: names of the site, and texts of its letters. */
export const typesetSettings: readonly string[] = [
  'title',
  'tagline',
  'description',
  'demoNotice',
  'navigation.*.label',
  'mail.*.subject',
  'mail.*.preheader',
  'mail.*.body',
]

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
  if (!typesetCollections.has(collection.slug)) return collection
  const { fields, hooks, versions } = collection
  const paths = wordPaths(fields)
  const typesetDocument: CollectionBeforeChangeHook = ({ data, operation, req }) => {
    if (versions && data._status !== 'published') return data
    // A visitor's question keeps its own words until somebody of the staff saves it.
    if (collection.slug === 'faq-questions' && operation === 'create' && !req.user) return data
    return typesetPaths(data, paths)
  }
  return {
    ...collection,
    custom: { ...collection.custom, typesetPaths: paths },
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

/** A document with the texts at these paths typeset. `*` stands for every key of a group and every row of an array. */
export function typesetPaths<Document extends object>(
  document: Document,
  paths: readonly string[],
): Document {
  const made = { ...document }
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.')
    if (name in made) Reflect.set(made, name, typesetAt(Reflect.get(made, name), rest))
  }
  return made
}

function typesetAt(value: unknown, path: string[]): unknown {
  const [name, ...rest] = path
  if (name === undefined) return typesetValue(value)
  if (Array.isArray(value) && name === '*') return value.map((row: unknown) => typesetAt(row, rest))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    name === '*' || name === key ? typesetAt(inner, rest) : inner,
  ])
  return Object.fromEntries(entries)
}

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value)
  if (isRichText(value)) return typesetRichText(value)
  // A field of several texts.
  if (Array.isArray(value)) return value.map((one: unknown) => (typeof one === 'string' ? typeset(one) : one))
  return value
}
