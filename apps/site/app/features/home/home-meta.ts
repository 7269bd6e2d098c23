import type { Location, MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import { breadcrumbList, webSite } from '#app/lib/head/structured-data.ts'
import { listUrl } from '#app/lib/routing/addresses.ts'
import { countOf, fill } from '#app/texts/fill.ts'
import type { SiteView } from '../site/site-view.ts'
import { describeTopic } from '../topics/topics.ts'
import { chosenLessonTitle } from '../video/lesson-meta.ts'
import type { LoadedHome } from './load-home.server.ts'

/** The meta of the main page, or of a topic, for search engines and link previews. */
export function homeMeta(loaded: LoadedHome, site: SiteView, location: Location): MetaDescriptor[] {
  const { tag, articles, lessonCount, image, opening } = loaded
  const { sections, navigation } = site.texts
  const heading = tag && fill(sections.tags.materials, { tag: tag.name })
  const counts = [
    countOf(sections.articles.found, articles?.total),
    countOf(sections.video.found, lessonCount),
  ]
  const path = listUrl('/', { tag: tag?.slug })
  const page = pageMeta({
    site,
    path,
    title: chosenLessonTitle(location, site) ?? (heading ? `${heading} — ${site.name}` : site.title),
    description: heading
      ? opening?.sentence || describeTopic(heading, { counts, text: site.tagline })
      : site.description,
    image,
    structured: [
      tag
        ? breadcrumbList(site, [
            { text: navigation.home, url: '/' },
            { text: tag.name, url: path },
          ])
        : webSite(site),
    ],
  })
  return tag ? page : [...page, ...site.verification]
}
