import type { SiteRequest } from '#app/api/context.ts'
import { loadPage } from '#app/lib/lists.server.ts'
import type { PageSearch } from '#app/lib/routing/http.server.ts'
import { getArticles } from './get-articles.server.ts'
import { getLeadArticle } from './get-lead-article.server.ts'
import { withLead } from './with-lead.ts'

/**
 * Articles of one page. Four screens of a phone, and no hole in any layout that starts without a lead: 24 fills two and three columns. With
 * the lead, which takes the room of four, nine rows of three. docs/look.md says how much a longer page costs.
 */
const articlesOnPage = 24

/**
 * A page of the articles of a topic, or of all of them behind the one that editors put first; and the lessons that the API gives with the
 * first part of the list.
 * @throws 404 when the list ends before.
 */
export async function loadArticles(siteRequest: SiteRequest, url: URL, { tag, page }: PageSearch) {
  const firstPart = getArticles(siteRequest, { tag })
  const leadArticle = tag ? null : getLeadArticle(siteRequest)
  const [{ video }, lead] = await Promise.all([firstPart, leadArticle])
  const articles = await loadPage({
    url,
    page,
    size: articlesOnPage,
    load: async (part) =>
      (await (part === 1 ? firstPart : getArticles(siteRequest, { tag, page: part }))).articles,
    arrange: (items) => withLead(items, lead),
  })
  return { articles, video }
}
