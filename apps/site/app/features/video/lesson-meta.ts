import type { MetaDescriptor } from 'react-router'
import { toIsoDuration } from '../../lib/dates.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import type { LessonDetails } from './lesson-details.ts'

/** What search engines and link previews are told of a lesson, wherever it was opened. */
export function lessonMeta(
  lesson: LessonDetails<unknown>,
  { siteUrl, name }: { siteUrl: string; name: string },
): MetaDescriptor[] {
  const absolute = (path: string) => new URL(path, siteUrl).href
  return pageMeta({
    siteUrl,
    siteName: name,
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
