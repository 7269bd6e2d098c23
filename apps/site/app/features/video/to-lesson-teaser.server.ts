import type { VideoTeaserFragment } from '@pryad/contract/generated/operations.ts'
import { formatClock } from '../../lib/dates.ts'
import { typograph } from '../../lib/typography.ts'
import { fillPlural } from '../../texts/fill.ts'
import type { SiteTexts } from '../../texts/site-texts.ts'
import { toPictureView } from '../../ui/Picture/picture-view.ts'
import type { LessonTeaser } from './video-view.ts'

/** Sizes of the frame of a lesson card, in its own proportions. */
export const frameSizes = ['wide_480', 'wide_960']

/** A lesson of the API as lists show it. */
export function toLessonTeaser(video: VideoTeaserFragment, texts: SiteTexts): LessonTeaser {
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
    picture: video.preview && toPictureView(video.preview, frameSizes),
  }
}
