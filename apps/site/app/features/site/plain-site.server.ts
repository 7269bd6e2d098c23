import {
  type GetPageQuery,
  type GetRedirectQuery,
  type GetSitemapQuery,
  getPlainArticlesOperation,
  getPlainFaqOperation,
} from '@pryad/contract/generated/operations.ts'
import { completeTags } from '#app/api/plain/complete.ts'
import type { PlainBackend, PlainWay } from '#app/api/plain/plain-backend.ts'
import { plainArticles } from '../articles/plain-articles.server.ts'

/** The topics of everything a plain backend has, in the order in which they are met. */
export async function plainTags({ ask }: PlainBackend): Promise<{ name: string; slug: string }[]> {
  const [{ articles, video }, { faqQuestions }] = await Promise.all([
    ask(getPlainArticlesOperation, {}),
    ask(getPlainFaqOperation, {}),
  ])
  const entries = [...articles.data, ...video.data, ...faqQuestions.data]
  const bySlug = new Map(
    entries.flatMap(({ tags }) => completeTags(tags ?? [])).map(({ name, slug }) => [slug, { name, slug }]),
  )
  return [...bySlug.values()]
}

/** A plain backend has no standing pages. */
export const plainPage: PlainWay<GetPageQuery, unknown> = async () => ({ page: null })

/** A plain backend knows of nothing that has moved. */
export const plainRedirect: PlainWay<GetRedirectQuery, unknown> = async () => ({ redirect: null })

/** The articles that are read here and the lessons of a plain backend; it does not tell when they were changed. */
export const plainSitemap: PlainWay<GetSitemapQuery, unknown> = async (backend) => {
  const { articles, video } = await plainArticles(backend, {})
  const toEntry = ({ href }: { href: string }) => ({ href, updatedAt: '' })
  const paginatorInfo = { hasMorePages: false }
  return {
    articles: { data: articles.data.map(toEntry), paginatorInfo },
    video: { data: video.data.map(toEntry), paginatorInfo },
    pages: [],
  }
}
