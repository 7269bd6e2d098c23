import {
  type GetSearchHitsQuery,
  getSearchHitsOperation,
  type SearchKind,
} from '@pryad/contract/generated/operations.ts'
import { toSearchQuery } from '@pryad/contract/search-query.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { getFaq, toFaqEntry } from '#app/features/faq/faq.server.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { type SimilarAnswer, shortestQuestion } from './similar-answer.ts'

/** More would be a list to read through. */
const most = 3

type Hit = GetSearchHitsQuery['search'][number]

const kinds: SearchKind[] = ['QUESTION', 'ARTICLE', 'PAGE']

/** The address of the page of first aid, with or without a section. */
const firstAid = /^\/help(?=#|$)/

/**
 * Parts of the site that may answer a question, in the order of the search: answers of experts, sections of articles, first aid. Empty for
 * a question that says too little, for a backend that cannot search, and when the API fails.
 */
export async function findSimilarAnswers(
  siteRequest: SiteRequest,
  question: string,
): Promise<SimilarAnswer[]> {
  const query = toSearchQuery(question)
  if (query.length < shortestQuestion) return []
  const [{ search: hits }, { faqQuestions }] = await Promise.all([
    // Pages of policies are left out below, so more are asked for than are shown.
    siteRequest.api.query(getSearchHitsOperation, { query, first: 2 * most, kinds }, { isPersonal: true }),
    // The answer cache has these questions, because the main page shows them.
    getFaq(siteRequest),
  ])
  const entries = new Map(faqQuestions?.data.map((entry) => [entry.id, toFaqEntry(entry)]))
  const fitting = hits?.filter(({ kind, href }) => kind !== 'PAGE' || firstAid.test(href)) ?? []
  return fitting.slice(0, most).map((hit): SimilarAnswer => {
    const id = /^\/faq#faq-(.+)$/.exec(hit.href)?.[1]
    return id === undefined
      ? toSection(hit)
      : { id, title: typograph(hit.title), answer: entries.get(id)?.answer ?? '', href: hit.href }
  })
}

/** A section that is read at its address. */
function toSection({ title, section, href }: Hit): SimilarAnswer {
  const colon = /[.?!…]$/.test(title) ? '' : ':'
  return { id: null, title: typograph(section ? `${title}${colon} ${section}` : title), answer: '', href }
}
