import type { SiteRequest } from '#app/api/context.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { isArticleThere } from '../articles/is-article-there.server.ts'
import { type Step, stepNames } from '../sections/steps.ts'
import { isLessonThere } from '../video/is-lesson-there.server.ts'

/** Addresses of articles and lessons that are known to be there without asking. */
type Known = { href: string }[]

/** The first steps as far as they lead somewhere: editors take articles and lessons away, and the links stay behind in the texts. */
export async function findFirstSteps(
  siteRequest: SiteRequest,
  texts: SiteTexts['home']['path'],
  known: Known,
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
  return steps.filter(({ hasArticle, hasLesson }) => hasArticle || hasLesson)
}
