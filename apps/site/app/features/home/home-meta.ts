import type { Location, MetaDescriptor } from 'react-router'
import { pageMeta, type ShareImage } from '#app/lib/head/page-meta.ts'
import { breadcrumbList, faqPage, webSite } from '#app/lib/head/structured-data.ts'
import { furtherTitle } from '#app/lib/routing/further-title.ts'
import { countOf, fill } from '#app/texts/fill.ts'
import type { SiteView } from '../site/site-view.ts'
import { describeTopic } from '../topics/describe-topic.ts'
import { chosenLessonTitle } from '../video/lesson-meta.ts'
import { homeList } from './home-list.ts'
import type { HomePart } from './load-home.server.ts'

/** Questions that search engines are told of: those that are seen at once, and no second copy of a long list. */
const describedQuestions = 8

/** The meta of the main page, of a topic, and of their further pages, for search engines and link previews. */
export function homeMeta(
  part: HomePart & { image: ShareImage | null },
  site: SiteView,
  location: Location,
): MetaDescriptor[] {
  const { tag, page, articles, others, image } = part
  const { sections, navigation } = site.texts
  const isFirst = page === 1
  const list = tag ? fill(sections.tags.materials, { tag: tag.name }) : sections.articles.title
  const heading = isFirst ? list : furtherTitle(list, articles)
  const counts = [
    countOf(sections.articles.found, articles?.total),
    countOf(sections.video.found, others?.lessonCount),
  ]
  const breadcrumbs = tag && [
    { text: navigation.home, url: '/' },
    { text: tag.name, url: homeList.urlOf({ tag, page: 1 }) },
  ]
  return pageMeta({
    site,
    path: homeList.urlOf(part),
    ...(!isFirst && { previous: homeList.urlOf({ tag, page: page - 1 }) }),
    ...(articles?.hasMore && { next: homeList.urlOf({ tag, page: page + 1 }) }),
    title: chosenLessonTitle(location, site) ?? (tag || !isFirst ? `${heading} — ${site.name}` : site.title),
    description: tag || !isFirst ? describeTopic(heading, counts, site.tagline) : site.description,
    image,
    structured: [
      breadcrumbs ? breadcrumbList(site, breadcrumbs) : webSite(site),
      ...faqPage(others?.questions?.slice(0, describedQuestions)),
    ],
  })
}
