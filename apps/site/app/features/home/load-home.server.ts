import type { SiteRequest } from '#app/api/context.ts'
import { spreadOver } from '#app/lib/lists.ts'
import type { PageSearch } from '#app/lib/routing/http.server.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { isArticleThere } from '../articles/is-article-there.server.ts'
import { loadArticles } from '../articles/load-articles.server.ts'
import { toTeaserPage } from '../articles/to-article-teaser.server.ts'
import { loadFaq } from '../faq/faq.server.ts'
import { loadShadeRow } from '../products/load-shade-row.server.ts'
import { toShadeTeaser } from '../products/to-shade.server.ts'
import { getSite } from '../site/get-site.server.ts'
import { findTag, getTopics, toTopicOpening } from '../topics/topics.server.ts'
import { isLessonThere } from '../video/is-lesson-there.server.ts'
import { loadPageLesson } from '../video/load-page-lesson.server.ts'
import { toLessonTeaser } from '../video/to-lesson-teaser.server.ts'
import { askForLevel } from './ask-for-level.server.ts'

/** A strip is as long as anybody swipes; a topic has more of its own. A button beside each leads to all of them. */
const lessonsInStrip = { main: 6, topic: 24 }
const questionsInShort = 6

/** The main page, or all there is of a topic. */
export async function loadHome(siteRequest: SiteRequest, url: URL, { tag, slug }: PageSearch) {
  const [site, isSafetyThere, { articles, video }, lesson, questions, shades, topics] = await Promise.all([
    getSite(siteRequest),
    getSite(siteRequest).then(({ texts }) => isArticleThere(siteRequest, texts.home.safetyUrl)),
    loadArticles(siteRequest, url, { tag, page: 1 }),
    loadPageLesson(siteRequest, url, slug, toShadeTeaser),
    loadFaq(siteRequest, tag),
    loadShadeRow(siteRequest, tag),
    tag ? getTopics(siteRequest) : null,
  ])
  const { texts } = site
  const topic = topics?.tags?.find(({ slug }) => slug === tag)
  return {
    tag: findTag(site, tag, url),
    lesson,
    articles: toTeaserPage(articles, !tag, texts),
    /** The beginning of a topic. */
    opening: topics && toTopicOpening(topic, articles?.items[0]?.preview),
    firstSteps: tag
      ? []
      : await findFirstSteps(siteRequest, texts.home.path, [
          ...(articles?.items ?? []),
          ...(video?.data ?? []),
        ]),
    /** The way into the shade finder, which has nothing to offer without a palette. */
    level: !tag && shades?.length !== 0 ? await askForLevel(siteRequest) : null,
    lessons: video?.data
      .slice(0, lessonsInStrip[tag ? 'topic' : 'main'])
      .map((lesson) => toLessonTeaser(lesson, texts)),
    /** The number of all lessons, including those that the strip has no room for. */
    lessonCount: video?.data.length,
    questions: tag ? questions : questions && spreadOver(questions, questionsInShort),
    shades,
    /** Whether the band about the allergy test has a page to lead to. */
    isSafetyThere,
    /** The picture for links to a topic. */
    image: topic?.sharePicture ?? null,
  }
}

export type LoadedHome = Awaited<ReturnType<typeof loadHome>>

/** Whether nothing is missing because the API failed. Lessons may be: the page says nothing of them then. */
export function isWhole({ articles, questions, shades }: LoadedHome): boolean {
  return Boolean(articles && questions && shades)
}

/** The first steps, in the order in which hair is coloured. */
const stepNames = ['test', 'choice', 'colouring', 'care'] as const

/** A step, and which of its two pages exist. */
export type Step = { name: (typeof stepNames)[number]; hasArticle: boolean; hasLesson: boolean }

/**
 * The first steps; none when nothing of them is there. Editors take articles and lessons away, and the links stay behind in the texts.
 * @param known articles and lessons that are there without asking.
 */
async function findFirstSteps(
  siteRequest: SiteRequest,
  texts: SiteTexts['home']['path'],
  known: { href: string }[],
): Promise<Step[]> {
  const there = new Set(known.map(({ href }) => href))
  const steps = await Promise.all(
    stepNames.map(async (name): Promise<Step> => {
      const { articleUrl, lessonUrl } = texts[name]
      const [hasArticle, hasLesson] = await Promise.all([
        there.has(articleUrl) || isArticleThere(siteRequest, articleUrl),
        there.has(lessonUrl) || isLessonThere(siteRequest, lessonUrl),
      ])
      return { name, hasArticle, hasLesson }
    }),
  )
  return steps.some(({ hasArticle, hasLesson }) => hasArticle || hasLesson) ? steps : []
}
