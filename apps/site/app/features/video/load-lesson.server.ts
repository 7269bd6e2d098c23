import type {
  LessonNeighbourFragment,
  ProductCardFragment,
  VideoProvider,
} from '@pryad/contract/generated/operations.ts'
import { platforms } from '@pryad/contract/video/platform-video.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { documentImage, shareImage } from '#app/lib/head/page-meta.ts'
import { formatClock, notAhead } from '#app/lib/text/dates.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { toPictureView } from '#app/ui/picture-view.ts'
import { findLessonSource } from '../player/lesson-source.ts'
import { getVideoBySlug } from './get-video.server.ts'
import type { LessonDetails, LessonNeighbour } from './lesson-details.ts'
import { frameSizes } from './to-lesson-teaser.server.ts'

/** A lesson with its neighbours; null when there is none, undefined when the API fails. */
export async function loadLesson<Product>(
  siteRequest: SiteRequest,
  slug: string,
  toProduct: (product: ProductCardFragment) => Product,
): Promise<LessonDetails<Product> | null | undefined> {
  const { videoBySlug: video } = await getVideoBySlug(siteRequest, slug)
  if (!video) return video
  return {
    slug: video.slug,
    title: typograph(video.title),
    description: typograph(video.description),
    seoTitle: video.seo.title ?? video.title,
    seoDescription: video.seo.description ?? video.description,
    provider: video.provider,
    src: video.src,
    played: toPlayed(video, siteRequest),
    captions: video.captions,
    picture: video.preview && toPictureView(video.preview, frameSizes, { decorative: true }),
    image: documentImage(video.seo.image, video.sharePicture, video.preview),
    thumbnail: shareImage(video.preview)?.url ?? null,
    durationSeconds: video.durationSeconds,
    publishedAt: video.publishedAt && notAhead(video.publishedAt, video.updatedAt),
    steps: video.steps.map(({ at, title, text }) => ({
      at,
      clock: formatClock(at),
      title: typograph(title),
      text: typograph(text),
    })),
    transcript: typograph(video.transcript),
    products: video.products.map(toProduct),
    position: video.position,
    previous: video.previous && toNeighbour(video.previous),
    next: video.next && toNeighbour(video.next),
  }
}

function toPlayed({ provider, src }: { provider: VideoProvider; src: string }, { siteUrl }: SiteRequest) {
  const source = findLessonSource(provider, src)
  if (source?.kind === 'file') return { contentUrl: new URL(src, siteUrl).href }
  return source ? { embedUrl: platforms[source.platform].player.origin + source.video.playerPath } : {}
}

function toNeighbour(video: LessonNeighbourFragment): LessonNeighbour {
  return {
    slug: video.slug,
    title: typograph(video.title),
    picture: video.preview && toPictureView(video.preview, frameSizes, { decorative: true }),
  }
}
