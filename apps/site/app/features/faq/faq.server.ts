import { type GetFaqQuery, getFaqOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { lastPage } from '#app/lib/routing/http.server.ts'
import { typograph, typographHtml } from '#app/lib/text/typography.ts'

/** Longest list the API gives at once (spec §9). */
const first = 100

/** A question as the page shows it. */
export type FaqEntry = {
  id: string
  question: string
  /** Clean HTML. */
  answer: string
  /** The topic it stands under: the first of its topics. */
  topic: { name: string; slug: string } | null
}

/** Questions of a topic, or all, however many there are; null when the API fails. */
export async function loadFaq(siteRequest: SiteRequest, tag?: string): Promise<FaqEntry[] | null> {
  const questions: FaqEntry[] = []
  // A backend that gives the same page again and again has an end, too.
  for (let page = 1, hasMore = true; hasMore && page <= lastPage; page++) {
    const { faqQuestions } = await getFaq(siteRequest, { tag, page })
    if (!faqQuestions) return null
    questions.push(...faqQuestions.data.map(toFaqEntry))
    hasMore = faqQuestions.paginatorInfo.hasMorePages
  }
  return questions
}

/** Published questions of a topic, or all; an empty object when the API fails (spec §8). */
export function getFaq(
  { api }: SiteRequest,
  { tag, page = 1 }: { tag?: string | undefined; page?: number } = {},
) {
  return api.query(getFaqOperation, { first, page, tag: tag ?? null })
}

export function toFaqEntry({
  id,
  question,
  answer,
  tags,
}: GetFaqQuery['faqQuestions']['data'][number]): FaqEntry {
  return {
    id,
    question: typograph(question),
    answer: typographHtml(answer),
    topic: tags[0] ? { name: typograph(tags[0].name), slug: tags[0].slug } : null,
  }
}
