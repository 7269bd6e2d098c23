import {
  type GetSearchHitsQuery,
  getSearchHitsOperation,
  type SearchKind,
} from '@pryad/contract/generated/operations.ts'
import { toSearchQuery } from '@pryad/contract/search-query.ts'
import type { SiteRequest } from '#app/api/context.ts'
import { getFaq, toFaqEntry } from '#app/features/faq/get-faq.server.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { type SimilarAnswer, shortestQuestion } from './similar-answer.ts'

/** More would be a list to read through. */
const most = 3

type Hit = GetSearchHitsQuery['search'][number]

/**
 * Parts of the site that may answer a question, the best first: answers of experts, and sections of articles where these are too few. Empty for
 * a question that says too little, for a backend that cannot search, and when the API fails.
 */
export async function findSimilarAnswers(
  siteRequest: SiteRequest,
  question: string,
): Promise<SimilarAnswer[]> {
  const query = toSearchQuery(question)
  if (siteRequest.api.isPlain() || query.length < shortestQuestion) return []
  const [questions, { faqQuestions }] = await Promise.all([
    search(siteRequest, query, 'QUESTION', most),
    // The answer cache has these questions, because the main page shows them.
    getFaq(siteRequest),
  ])
  const entries = new Map(faqQuestions?.data.map((entry) => [entry.id, toFaqEntry(entry)]))
  const answers = questions.map(({ title, href }): SimilarAnswer => {
    const id = /#faq-(.+)$/.exec(href)?.[1] ?? null
    return { id, title: typograph(title), answer: entries.get(id ?? '')?.answer ?? '', href }
  })
  if (answers.length === most) return answers
  const sections = await search(siteRequest, query, 'ARTICLE', most - answers.length)
  return [
    ...answers,
    ...sections.map(({ title, section, href }) => ({
      id: null,
      title: typograph(section ? `${title}: ${section}` : title),
      answer: '',
      href,
    })),
  ]
}

async function search(
  { api }: SiteRequest,
  query: string,
  kind: SearchKind,
  first: number,
): Promise<readonly Hit[]> {
  const { search: hits } = await api.query(
    getSearchHitsOperation,
    { query, first, kinds: [kind] },
    { isPersonal: true },
  )
  return hits ?? []
}
