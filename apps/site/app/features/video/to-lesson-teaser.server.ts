import type { VideoTeaserFragment } from '@pryad/contract/generated/operations.ts'
import { keptView } from '../../api/kept-view.server.ts'
import { formatClock } from '../../lib/dates.ts'
import { typograph } from '../../lib/typography.ts'
import { fillPlural } from '../../texts/fill.ts'
import { toPictureView, wideSizes } from '../../ui/Picture/picture-view.ts'
import type { LessonTeaser } from './video-view.ts'

/** Sizes of the frame of a lesson card, in its own proportions. */
export const frameSizes = ['wide_480', 'wide_960']

/** A lesson of the API as lists show it. */
export const toLessonTeaser = keptView((video: VideoTeaserFragment, texts): LessonTeaser => {
  const { seconds, minutes } = texts.sections.video
  return {
    id: video.id,
    slug: video.slug,
    title: typograph(video.title),
    description: typograph(video.description),
    href: video.href,
    clock: formatClock(video.durationSeconds),
    duration:
      video.durationSeconds < 60
        ? fillPlural(seconds, video.durationSeconds)
        : fillPlural(minutes, Math.round(video.durationSeconds / 60)),
    picture: video.preview && toPictureView(video.preview, frameSizes, { decorative: true }),
  }
})

/** The same in a text, as wide as that is. */
export const toLargeLessonTeaser = keptView((video: VideoTeaserFragment, texts): LessonTeaser => {
  const { preview } = video
  return {
    ...toLessonTeaser(video, texts),
    picture: preview && toPictureView(preview, wideSizes, { decorative: true }),
  }
})
