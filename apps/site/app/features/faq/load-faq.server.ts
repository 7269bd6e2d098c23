import type { SiteRequest } from '#app/api/context.ts'
import { lastPage } from '#app/lib/routing/http.server.ts'
import type { FaqEntry } from './faq-view.ts'
import { getFaq, toFaqEntry } from './get-faq.server.ts'

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
