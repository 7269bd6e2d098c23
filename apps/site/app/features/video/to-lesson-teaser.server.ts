import type { VideoTeaserFragment } from '@pryad/contract/generated/operations.ts'
import { formatClock } from '#app/lib/text/dates.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { fillPlural } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { toPictureView, wideSizes } from '#app/ui/picture-view.ts'
import type { LessonTeaser } from './video-view.ts'

/** Sizes of the frame of a lesson card, in its own proportions. */
export const frameSizes = ['wide_480', 'wide_960']

/** A lesson of the API as lists show it. */
export function toLessonTeaser(video: VideoTeaserFragment, texts: SiteTexts): LessonTeaser {
  return {
    id: video.id,
    slug: video.slug,
    title: typograph(video.title),
    description: typograph(video.description),
    href: video.href,
    ...lengthOf(video.durationSeconds, texts.sections.video),
    picture: video.preview && toPictureView(video.preview, frameSizes, { decorative: true }),
  }
}

/** How long a lesson is, in figures and in words; nothing when nobody knows. */
function lengthOf(
  durationSeconds: number,
  { seconds, minutes }: SiteTexts['sections']['video'],
): Pick<LessonTeaser, 'clock' | 'duration'> {
  if (!durationSeconds) return { clock: '', duration: '' }
  const duration =
    durationSeconds < 60
      ? fillPlural(seconds, durationSeconds)
      : fillPlural(minutes, Math.round(durationSeconds / 60))
  return { clock: formatClock(durationSeconds), duration }
}

/** The same in a text, as wide as that is. */
export function toLargeLessonTeaser(video: VideoTeaserFragment, texts: SiteTexts): LessonTeaser {
  const { preview } = video
  return {
    ...toLessonTeaser(video, texts),
    picture: preview && toPictureView(preview, wideSizes, { decorative: true }),
  }
}
