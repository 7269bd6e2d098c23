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

/** The address of the page of first aid, with or without a section. */
const firstAid = /^\/help(?=#|$)/

/**
 * Parts of the site that may answer a question, the best first: first aid where the search puts it first, answers of experts, and sections of
 * articles where these are too few. Empty for
 * a question that says too little, for a backend that cannot search, and when the API fails.
 */
export async function findSimilarAnswers(
  siteRequest: SiteRequest,
  question: string,
): Promise<SimilarAnswer[]> {
  const query = toSearchQuery(question)
  if (query.length < shortestQuestion) return []
  const [hits, { faqQuestions }] = await Promise.all([
    // Pages of policies are left out below, so more are asked for than are shown.
    search(siteRequest, query, ['QUESTION', 'PAGE'], 2 * most),
    // The answer cache has these questions, because the main page shows them.
    getFaq(siteRequest),
  ])
  const entries = new Map(faqQuestions?.data.map((entry) => [entry.id, toFaqEntry(entry)]))
  const help = hits.slice(0, 1).filter(({ href }) => firstAid.test(href))
  const questions = hits.filter(({ kind }) => kind === 'QUESTION').slice(0, most - help.length)
  const answers = questions.map(({ title, href }): SimilarAnswer => {
    const id = /#faq-(.+)$/.exec(href)?.[1] ?? null
    return { id, title: typograph(title), answer: entries.get(id ?? '')?.answer ?? '', href }
  })
  const missing = most - help.length - answers.length
  const sections = missing > 0 ? await search(siteRequest, query, ['ARTICLE'], missing) : []
  return [...help.map(toSection), ...answers, ...sections.map(toSection)]
}

/** A section that is read at its address. */
function toSection({ title, section, href }: Hit): SimilarAnswer {
  const colon = /[.?!…]$/.test(title) ? '' : ':'
  return { id: null, title: typograph(section ? `${title}${colon} ${section}` : title), answer: '', href }
}

async function search(
  { api }: SiteRequest,
  query: string,
  kinds: SearchKind[],
  first: number,
): Promise<readonly Hit[]> {
  const { search: hits } = await api.query(
    getSearchHitsOperation,
    { query, first, kinds },
    { isPersonal: true },
  )
  return hits ?? []
}
