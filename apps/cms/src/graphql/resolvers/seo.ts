import { loadOne, type Reference } from '../../content/loaders.ts'
import type { SeoResolvers } from '../generated/resolver-types.ts'

/** The `meta` group of a document. */
export type SeoSource = {
  title?: string | null
  description?: string | null
  image?: Reference | null
}

export const seo: SeoResolvers = {
  title: (source) => source.title || null,
  description: (source) => source.description || null,
  image: (source, _, { loaders }) => loadOne(loaders.media, source.image),
}
