import { lessonPath } from '@pryad/contract/paths.ts'
import { toProvider } from '@pryad/contract/video/platform-video.ts'
import { loadAll, loadOne } from '../../../content/loaders.ts'
import { lessonCard, sharePictureOf } from '../../../content/share-pictures/share-card.ts'
import { fileUrl } from '../../../http/file-url.ts'
import type { GraphqlContext } from '../context.ts'
import type { VideoResolvers } from '../generated/resolver-types.ts'
import { related, shadesFor } from '../related.ts'

export const video: VideoResolvers = {
  href: ({ slug }) => lessonPath(slug),
  provider: ({ provider }) => toProvider(provider),
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
      : related('LESSON', document, shadesFor(context, 4), context),
  sharePicture: sharePictureOf(lessonCard),
  seo: ({ meta }) => meta ?? {},
  position: async ({ id }, _, { lessonOrder }) => {
    const order = await lessonOrder()
    const index = order.indexOf(id)
    return index === -1 ? null : { current: index + 1, total: order.length }
  },
  previous: ({ id }, _, context) => findNeighbour(id, -1, context),
  next: ({ id }, _, context) => findNeighbour(id, 1, context),
}

/** The lesson that stands `step` places after this one; null at the ends of the list. */
async function findNeighbour(id: number, step: 1 | -1, { lessonOrder, loaders }: GraphqlContext) {
  const order = await lessonOrder()
  const index = order.indexOf(id)
  return index === -1 ? null : loadOne(loaders.videos, order[index + step])
}
