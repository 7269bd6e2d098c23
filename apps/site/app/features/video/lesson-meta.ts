import { lessonPath } from '@pryad/contract/paths.ts'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, type SiteIdentity } from '#app/lib/head/page-meta.ts'
import { breadcrumbList } from '#app/lib/head/structured-data.ts'
import { toIsoDuration } from '#app/lib/text/dates.ts'
import { chosenLesson } from '../popups/popup-history.ts'
import type { SiteView } from '../site/site-view.ts'
import type { LessonDetails } from './lesson-details.ts'

/** The meta of a lesson for search engines and link previews, wherever it was opened. */
export function lessonMeta(lesson: LessonDetails<unknown>, site: SiteView): MetaDescriptor[] {
  const { siteUrl, name, texts } = site
  const path = lessonPath(lesson.slug)
  return pageMeta({
    site,
    path,
    title: `${lesson.seoTitle} — ${name}`,
    description: lesson.seoDescription,
    image: lesson.image,
    type: 'video.other',
    structured: [
      {
        '@type': 'VideoObject',
        name: lesson.title,
        description: lesson.seoDescription,
        ...(lesson.durationSeconds ? { duration: toIsoDuration(lesson.durationSeconds) } : {}),
        inLanguage: 'ru',
        ...(lesson.transcript ? { transcript: lesson.transcript } : {}),
        ...(lesson.publishedAt ? { uploadDate: lesson.publishedAt } : {}),
        ...(lesson.thumbnail ? { thumbnailUrl: new URL(lesson.thumbnail, siteUrl).href } : {}),
        ...lesson.played,
      },
      breadcrumbList(site, [
        { text: texts.navigation.home, url: '/' },
        { text: texts.sections.video.title, url: '/video' },
        { text: lesson.title, url: path },
      ]),
    ],
  })
}

/** Title of a page while a lesson that was chosen on it is open; undefined while none is. */
export function chosenLessonTitle(
  { search, state }: { search: string; state: unknown },
  { name }: SiteIdentity,
): string | undefined {
  const title = new URLSearchParams(search).has('slug') ? chosenLesson(state) : undefined
  return title && `${title} — ${name}`
}

/** The lesson a page was loaded with, while the address names it: closing its popup needs no request. */
export function lessonInAddress<Lesson extends { slug: string }>(
  lesson: Lesson | null | undefined,
  { search }: { search: string },
): Lesson | undefined {
  return lesson && new URLSearchParams(search).get('slug') === lesson.slug ? lesson : undefined
}
