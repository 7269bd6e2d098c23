import { loadOne } from '../../../content/loaders.ts'
import type { SeoResolvers } from '../generated/resolver-types.ts'

export const seo: SeoResolvers = {
  title: (source) => source.title || null,
  description: (source) => source.description || null,
  image: (source, _, { loaders }) => loadOne(loaders.media, source.image),
}
