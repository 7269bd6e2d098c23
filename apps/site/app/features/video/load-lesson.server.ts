import type { ProductCardFragment, VideoTeaserFragment } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '../../api/context.ts'
import { formatClock } from '../../lib/dates.ts'
import { shareImage } from '../../lib/page-meta.ts'
import { typograph } from '../../lib/typography.ts'
import { toPictureView } from '../../ui/Picture/picture-view.ts'
import { getVideo, getVideoBySlug } from './get-video.server.ts'
import type { LessonDetails, LessonNeighbour } from './lesson-details.ts'
import { frameSizes } from './to-lesson-teaser.server.ts'

/** A lesson with its neighbours; null when there is none, undefined when the API fails. */
export async function loadLesson<Product>(
  siteRequest: SiteRequest,
  slug: string,
  toProduct: (product: ProductCardFragment) => Product,
): Promise<LessonDetails<Product> | null | undefined> {
  const [{ videoBySlug: video }, { video: all }] = await Promise.all([
    getVideoBySlug(siteRequest, slug),
    getVideo(siteRequest),
  ])
  if (!video) return video
  const lessons = all?.data ?? []
  const index = lessons.findIndex((lesson) => lesson.slug === slug)
  return {
    slug: video.slug,
    title: typograph(video.title),
    description: typograph(video.description),
    seoTitle: video.seo.title ?? video.title,
    seoDescription: video.seo.description ?? video.description,
    provider: video.provider,
    src: video.src,
    captions: video.captions,
    picture: video.preview && toPictureView(video.preview, frameSizes),
    image: shareImage(video.seo.image ?? video.preview),
    durationSeconds: video.durationSeconds,
    publishedAt: video.publishedAt,
    steps: video.steps.map(({ at, title, text }) => ({
      at,
      clock: formatClock(at),
      title: typograph(title),
      text: typograph(text),
    })),
    transcript: typograph(video.transcript),
    products: video.products.map(toProduct),
    position: index === -1 ? null : { current: index + 1, total: lessons.length },
    previous: index > 0 ? toNeighbour(lessons[index - 1]) : null,
    next: index === -1 ? null : toNeighbour(lessons[index + 1]),
  }
}

function toNeighbour(video: VideoTeaserFragment | undefined): LessonNeighbour | null {
  if (!video) return null
  return {
    slug: video.slug,
    title: typograph(video.title),
    picture: video.preview && toPictureView(video.preview, frameSizes),
  }
}
