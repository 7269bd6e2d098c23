import type { SiteRequest } from '#app/api/context.ts'
import { notFound, type PageSearch } from '#app/lib/routing/search.server.ts'
import { isArticleThere } from '../articles/is-article-there.server.ts'
import { loadArticles } from '../articles/load-articles.server.ts'
import { toArticleTeaser, toLeadTeaser } from '../articles/to-article-teaser.server.ts'
import { getFaq, toFaqEntry } from '../faq/get-faq.server.ts'
import { loadPalette } from '../products/load-palette.server.ts'
import { readPaletteFilter } from '../products/palette-filter.ts'
import { toShadeTeaser } from '../products/to-shade.server.ts'
import { getSite } from '../site/get-site.server.ts'
import { findTag } from '../topics/find-tag.server.ts'
import { getTopics } from '../topics/get-topics.server.ts'
import { toTopicOpening } from '../topics/to-topic-opening.server.ts'
import { lessonsInStrip } from '../video/load-lessons.server.ts'
import { loadPageLesson } from '../video/load-page-lesson.server.ts'
import { toLessonTeaser } from '../video/to-lesson-teaser.server.ts'
import { findFirstSteps } from './find-first-steps.server.ts'

/** A page of the articles; the first one with everything else that the main page, or a topic, has. */
export async function loadHome(siteRequest: SiteRequest, url: URL, search: PageSearch) {
  const { tag, page, slug } = search
  const isFirst = page === 1
  const filter = readPaletteFilter(url.searchParams)
  // A further page has no palette to be filtered.
  if (!filter || (!isFirst && (filter.family || filter.coversGrey || filter.level))) throw notFound(url)
  const [site, isSafetyThere, { articles, video }, lesson, faq, palette, topics] = await Promise.all([
    getSite(siteRequest),
    isFirst && getSite(siteRequest).then(({ texts }) => isArticleThere(siteRequest, texts.home.safetyUrl)),
    loadArticles(siteRequest, url, search),
    loadPageLesson(siteRequest, url, slug, toShadeTeaser),
    isFirst ? getFaq(siteRequest, { tag }) : null,
    isFirst ? loadPalette(siteRequest, filter, tag) : null,
    isFirst && tag ? getTopics(siteRequest) : null,
  ])
  const { texts } = site
  const hasLead = isFirst && !tag
  // The wording of this site speaks of its own articles, not of those of another backend.
  const firstSteps =
    hasLead && !siteRequest.api.isPlain()
      ? await findFirstSteps(siteRequest, texts.home.path, [
          ...(articles?.items ?? []),
          ...(video?.data ?? []),
        ])
      : []
  return {
    tag: findTag(site, tag, url),
    page,
    lesson,
    articles: articles && {
      ...articles,
      hasLead,
      items: articles.items.map((article, index) =>
        index === 0 && hasLead ? toLeadTeaser(article, texts) : toArticleTeaser(article, texts),
      ),
    },
    /** The parts around the articles; not on a further page, which is of articles alone. */
    others: isFirst
      ? {
          /** The beginning of a topic. */
          opening:
            topics &&
            toTopicOpening(
              topics.tags?.find(({ slug }) => slug === tag),
              articles?.items[0]?.preview,
            ),
          firstSteps,
          lessons: video?.data.slice(0, lessonsInStrip).map((lesson) => toLessonTeaser(lesson, texts)),
          /** The number of all lessons, including those that the strip has no room for. */
          lessonCount: video?.data.length,
          questions: faq?.faqQuestions?.data.map(toFaqEntry),
          palette,
          /** Whether the band about the allergy test has a page to lead to. */
          isSafetyThere,
        }
      : null,
  }
}

/** One page of the main page's articles, with the parts around them. */
export type HomePart = Awaited<ReturnType<typeof loadHome>>

/** Whether nothing is missing because the API failed. Lessons may be: the page says nothing of them then. */
export function isWhole({ articles, others }: HomePart): boolean {
  return articles !== null && (others === null || Boolean(others.questions && others.palette))
}
