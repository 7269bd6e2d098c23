import type { SiteRequest } from '#app/api/context.ts'
import { readSearch } from '#app/lib/routing/http.server.ts'
import { toShadeTeaser } from '../products/to-shade.server.ts'
import { getSite } from '../site/get-site.server.ts'
import { findTag, getTopicHead } from '../topics/topics.server.ts'
import { loadLessons } from './load-lessons.server.ts'
import { loadPageLesson } from './load-page-lesson.server.ts'
import { toLargeLessonTeaser, toLessonTeaser } from './to-lesson-teaser.server.ts'

/** A page of the lessons, and the lesson that the address opens. */
export async function loadVideoPage(siteRequest: SiteRequest, url: URL) {
  const search = readSearch(url)
  const [site, lessons, lesson, head] = await Promise.all([
    getSite(siteRequest),
    loadLessons(siteRequest, url, search),
    loadPageLesson(siteRequest, url, search.slug, toShadeTeaser),
    getTopicHead(siteRequest, search.tag),
  ])
  return {
    tag: findTag(site, search.tag, url),
    page: search.page,
    ...head,
    lesson,
    lessons: lessons && {
      ...lessons,
      items: lessons.items.map((video, index) =>
        index === 0 ? toLargeLessonTeaser(video, site.texts) : toLessonTeaser(video, site.texts),
      ),
    },
  }
}

export type LoadedLessons = Awaited<ReturnType<typeof loadVideoPage>>
