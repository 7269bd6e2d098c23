import { getFaqOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '../../api/context.ts'
import { keptView } from '../../api/kept-view.server.ts'
import { typograph, typographHtml } from '../../lib/typography.ts'
import { type StillSource, toStillSource } from '../../ui/Still/still-source.server.ts'
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

/** A question of the API as the page shows it. */
export const toFaqEntry = keptView(
  ({ id, question, answer }: FaqEntry): StillSource<FaqEntry> =>
    toStillSource({ id, question: typograph(question), answer: typographHtml(answer) }),
)
