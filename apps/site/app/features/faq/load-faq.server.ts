import type { SiteRequest } from '#app/api/context.ts'
import type { FaqEntry } from './faq-view.ts'
import { getFaq, toFaqEntry } from './get-faq.server.ts'

/** Questions of a topic, or all; null when the API fails. */
export async function loadFaq(siteRequest: SiteRequest, tag?: string): Promise<FaqEntry[] | null> {
  const { faqQuestions } = await getFaq(siteRequest, { tag })
  return faqQuestions?.data.map(toFaqEntry) ?? null
}
