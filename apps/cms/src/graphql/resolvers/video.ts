import type { VideoProvider, VideoResolvers } from '../generated/resolver-types.ts'
import { loadAll, loadOne } from '../loaders.ts'
import { fileUrl } from './preview.ts'

const providers: Record<'file' | 'youtube' | 'rutube' | 'vk', VideoProvider> = {
  file: 'FILE',
  youtube: 'YOUTUBE',
  rutube: 'RUTUBE',
  vk: 'VK',
}

export const video: VideoResolvers = {
  id: ({ id }) => String(id),
  href: ({ slug }) => `/video?slug=${slug}`,
  preview: (document, _, { loaders }) => loadOne(loaders.media, document.preview),
  tags: ({ tags }, _, { loaders }) => loadAll(loaders.tags, tags),
  publishedAt: ({ publishedAt }) => publishedAt ?? null,
  provider: ({ provider }) => providers[provider],
  src: async (document, _, { loaders }) => {
    if (document.provider !== 'file') return document.pageUrl ?? ''
    const file = await loadOne(loaders['video-files'], document.file)
    return file ? fileUrl('lessons', file.filename) : ''
  },
  captions: async (document, _, { loaders }) => {
    const file = await loadOne(loaders['video-files'], document.captions)
    return file ? fileUrl('lessons', file.filename) : null
  },
  steps: ({ steps }) => steps ?? [],
  products: async (document, _, context) =>
    document.products?.length
      ? loadAll(context.loaders.products, document.products)
      : (await context.sharingTags.products.load(document)).slice(0, 4),
  seo: ({ meta }) => meta ?? {},
}
