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
  const [{ videoBySlug: video }, place] = await Promise.all([
    getVideoBySlug(siteRequest, slug),
    findPlace(siteRequest, slug),
  ])
  if (!video) return video
  return {
    slug: video.slug,
    title: typograph(video.title),
    description: typograph(video.description),
    seoTitle: video.seo.title ?? video.title,
    seoDescription: video.seo.description ?? video.description,
    provider: video.provider,
    src: video.src,
    captions: video.captions,
    picture: video.preview && toPictureView(video.preview, frameSizes, { decorative: true }),
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
    position: place && { current: place.number, total: place.total },
    previous: toNeighbour(place?.previous),
    next: toNeighbour(place?.next),
  }
}

type Place = {
  number: number
  total: number
  previous: VideoTeaserFragment | undefined
  next: VideoTeaserFragment | undefined
}

/** Where a lesson stands among all lessons; null when that cannot be told. Lists come in parts: its neighbour may be in another. */
async function findPlace(siteRequest: SiteRequest, slug: string): Promise<Place | null> {
  const lessons: VideoTeaserFragment[] = []
  for (let page = 1; ; page++) {
    const { video } = await getVideo(siteRequest, { page })
    if (!video) return null
    lessons.push(...video.data)
    const index = lessons.findIndex((lesson) => lesson.slug === slug)
    const { hasMorePages, total } = video.paginatorInfo
    const next = lessons[index + 1]
    if (index !== -1 && (next || !hasMorePages))
      return { number: index + 1, total, previous: lessons[index - 1], next }
    if (!hasMorePages) return null
  }
}

function toNeighbour(video: VideoTeaserFragment | undefined): LessonNeighbour | null {
  if (!video) return null
  return {
    slug: video.slug,
    title: typograph(video.title),
    picture: video.preview && toPictureView(video.preview, frameSizes, { decorative: true }),
  }
}
