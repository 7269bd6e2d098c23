import type { Reference } from '../../content/loaders.ts'
import type { Article } from '../../payload-types.ts'

/** Fields of a teaser: lists read no more, or each of a hundred articles would cost three times as much. */
export const teaserFields = {
  title: true,
  description: true,
  slug: true,
  href: true,
  publishedAt: true,
  updatedAt: true,
  readingMinutes: true,
  preview: true,
  tags: true,
} as const

/** Whether a teaser has all these fields. */
export function isTeaser(fields: ReadonlySet<string>): boolean {
  return [...fields].every((name) => name === 'id' || name === '__typename' || name in teaserFields)
}

type TeaserField = 'id' | keyof typeof teaserFields

/** An article as lists and loaders have it. */
export type ArticleSource = Pick<Article, TeaserField> & Partial<Omit<Article, TeaserField>>

/** The `meta` group of a document. */
export type SeoSource = {
  title?: string | null
  description?: string | null
  image?: Reference | null
}
