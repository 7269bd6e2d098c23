import type { GetSitemapQuery } from '@pryad/contract/generated/operations.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'
import { plainArticles } from '../articles/plain-articles.server.ts'

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
