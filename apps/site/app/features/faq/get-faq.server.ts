import { type GetFaqQuery, getFaqOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { typograph, typographHtml } from '#app/lib/text/typography.ts'
import type { FaqEntry } from './faq-view.ts'

/** Longest list the API gives at once (spec §9). */
const first = 100

/** Published questions of a topic, or all; an empty object when the API fails (spec §8). */
export function getFaq(
  { api }: SiteRequest,
  { tag, page = 1 }: { tag?: string | undefined; page?: number } = {},
) {
  return api.query(getFaqOperation, { first, page, tag: tag ?? null })
}

type Question = GetFaqQuery['faqQuestions']['data'][number]

/** A question of the API as the page shows it. */
export function toFaqEntry({ id, question, answer, tags }: Question): FaqEntry {
  return {
    id,
    question: typograph(question),
    answer: typographHtml(answer),
    topic: tags[0] ? { name: typograph(tags[0].name), slug: tags[0].slug } : null,
  }
}
