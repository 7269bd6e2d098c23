import { lessonPath } from '@pryad/contract/document-paths.ts'
import {
  type GetPlainVideoQuery,
  type GetVideoBySlugQuery,
  type GetVideoQuery,
  getPlainVideoOperation,
  type VideoTeaserFragment,
} from '@pryad/contract/generated/operations.ts'
import { isSlug } from '@pryad/contract/slug.ts'
import { findPlatformVideo, platformKeys } from '@pryad/contract/video/platform-video.ts'
import { addressAt, completeList, completePreview, completeTags } from '#app/api/plain/complete.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'

type PlainVideo = GetPlainVideoQuery['video']['data'][number]
type Listing = { tag?: string | null | undefined; page?: number | null | undefined }

/** Lessons of a plain backend, in the shape of the whole contract. */
export const plainVideo: PlainWay<GetVideoQuery, Listing> = async ({ ask, baseUrl }, wanted) => {
  const { video } = await ask(getPlainVideoOperation, {})
  return {
    video: completeList(
      video.data.map((lesson) => completeVideo(lesson, baseUrl)),
      wanted,
    ),
  }
}

/** One lesson of a plain backend. Its `href` is where the video is: at a platform, or in a file. */
export const plainVideoBySlug: PlainWay<GetVideoBySlugQuery, { slug: string }> = async (
  { ask, baseUrl },
  { slug },
) => {
  const { video } = await ask(getPlainVideoOperation, {})
  const index = video.data.findIndex((candidate) => slugOf(candidate) === slug)
  const lesson = video.data[index]
  if (!lesson) return { videoBySlug: null }
  const [previous, next] = [video.data[index - 1], video.data[index + 1]]
  const { href } = lesson
  return {
    videoBySlug: {
      ...completeVideo(lesson, baseUrl),
      provider: platformKeys.find((platform) => findPlatformVideo(platform, href)) ?? 'FILE',
      src: addressAt(href, baseUrl) ?? '',
      captions: null,
      publishedAt: null,
      transcript: '',
      steps: [],
      products: [],
      sharePicture: null,
      seo: { title: null, description: null, image: null },
      position: { current: index + 1, total: video.data.length },
      previous: previous ? completeVideo(previous, baseUrl) : null,
      next: next ? completeVideo(next, baseUrl) : null,
    },
  }
}

/** A lesson in a list, in the shape of the whole contract; it is watched on this site. */
export function completeVideo(video: PlainVideo, baseUrl: string): VideoTeaserFragment {
  const slug = slugOf(video)
  return {
    ...video,
    id: String(video.id),
    slug,
    href: lessonPath(slug),
    description: video.description ?? '',
    durationSeconds: 0,
    preview: completePreview(video.preview, baseUrl),
    tags: completeTags(video.tags ?? []),
  }
}

function slugOf({ slug, id }: PlainVideo): string {
  return isSlug(slug) ? slug : String(id)
}
