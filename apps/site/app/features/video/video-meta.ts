import type { Location, MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import { breadcrumbList } from '#app/lib/head/structured-data.ts'
import { furtherTitle } from '#app/lib/lists.ts'
import { countOf } from '#app/texts/fill.ts'
import type { SiteView } from '../site/site-view.ts'
import { describeList, listTitle } from '../topics/topics.ts'
import { lessonList } from './lesson-list.ts'
import { chosenLessonTitle, lessonInAddress, lessonMeta } from './lesson-meta.ts'
import type { LoadedLessons } from './load-video-page.server.ts'

/** The head of a page of lessons for search engines and link previews, or of the lesson that is open on it. */
export function videoMeta(loaded: LoadedLessons, site: SiteView, location: Location): MetaDescriptor[] {
  const lesson = lessonInAddress(loaded.lesson, location)
  if (lesson) return lessonMeta(lesson, site)
  const { tag, page, lessons, image } = loaded
  const { title, description, found } = site.texts.sections.video
  const list = listTitle(title, tag?.name)
  const heading = page > 1 ? furtherTitle(list, lessons) : list
  return pageMeta({
    site,
    path: lessonList.urlOf(loaded),
    ...(page > 1 && { previous: lessonList.urlOf({ tag, page: page - 1 }) }),
    ...(lessons?.hasMore && { next: lessonList.urlOf({ tag, page: page + 1 }) }),
    title: chosenLessonTitle(location, site) ?? `${heading} — ${site.name}`,
    description: describeList(heading, loaded, { found: countOf(found, lessons?.total), text: description }),
    image,
    structured: [
      breadcrumbList(site, [
        { text: site.texts.navigation.home, url: '/' },
        { text: title, url: '/video' },
        ...(tag ? [{ text: tag.name, url: lessonList.urlOf({ tag, page: 1 }) }] : []),
      ]),
    ],
  })
}
