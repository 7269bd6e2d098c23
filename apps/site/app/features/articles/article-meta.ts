import { articlePath } from '@pryad/contract/paths.ts'
import type { Location, MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/head/page-meta.ts'
import { author, breadcrumbList, organization } from '#app/lib/head/structured-data.ts'
import { breadcrumbsTo } from '../sections/breadcrumbs-to.ts'
import type { SiteView } from '../site/site-view.ts'
import { chosenLessonTitle, lessonInAddress, lessonMeta } from '../video/lesson-meta.ts'
import type { LoadedArticle } from './load-article.server.ts'

/** The head of an article's page for search engines and link previews, or of the lesson that is open on it. */
export function articleMeta(loaded: LoadedArticle, site: SiteView, location: Location): MetaDescriptor[] {
  const lesson = lessonInAddress(loaded.lesson, location)
  if (lesson) return lessonMeta(lesson, site)
  const { article, image, photo } = loaded
  const path = articlePath(article.slug)
  return pageMeta({
    site,
    path,
    title: chosenLessonTitle(location, site) ?? `${article.seoTitle} — ${site.name}`,
    description: article.seoDescription,
    image,
    type: 'article',
    structured: [
      {
        '@type': 'Article',
        headline: article.title,
        description: article.seoDescription,
        inLanguage: 'ru',
        mainEntityOfPage: `${site.siteUrl}${path}`,
        author: article.author ? author(site, article.author) : organization(site),
        publisher: organization(site),
        ...(article.updatedAt ? { dateModified: article.updatedAt } : {}),
        ...(article.publishedAt ? { datePublished: article.publishedAt } : {}),
        // Search engines want a picture without words in it.
        ...(photo ? { image: new URL(photo.url, site.siteUrl).href } : {}),
      },
      breadcrumbList(site, [...breadcrumbsTo('articles', site.texts), { text: article.title, url: path }]),
    ],
  })
}
