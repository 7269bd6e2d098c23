import type { MetaDescriptor } from 'react-router'
import { toIsoDuration } from '../../lib/dates.ts'
import { pageMeta, type SiteIdentity } from '../../lib/page-meta.ts'
import type { LessonDetails } from './lesson-details.ts'

/** What search engines and link previews are told of a lesson, wherever it was opened. */
export function lessonMeta(lesson: LessonDetails<unknown>, site: SiteIdentity): MetaDescriptor[] {
  const { siteUrl, name } = site
  const absolute = (path: string) => new URL(path, siteUrl).href
  return pageMeta({
    site,
    path: `/video?slug=${lesson.slug}`,
    title: `${lesson.seoTitle} — ${name}`,
    description: lesson.seoDescription,
    image: lesson.image,
    type: 'video.other',
    structured: [
      {
        '@type': 'VideoObject',
        name: lesson.title,
        description: lesson.seoDescription,
        duration: toIsoDuration(lesson.durationSeconds),
        inLanguage: 'ru',
        transcript: lesson.transcript,
        ...(lesson.publishedAt ? { uploadDate: lesson.publishedAt } : {}),
        ...(lesson.image ? { thumbnailUrl: absolute(lesson.image) } : {}),
        ...(lesson.provider === 'FILE' ? { contentUrl: absolute(lesson.src) } : { embedUrl: lesson.src }),
      },
    ],
  })
}

/** The lesson a page was loaded with, while the address names it: when its popup closes the server is asked for nothing. */
export function lessonInAddress<Lesson extends { slug: string }>(
  lesson: Lesson | null | undefined,
  { search }: { search: string },
): Lesson | undefined {
  return lesson && new URLSearchParams(search).get('slug') === lesson.slug ? lesson : undefined
}
