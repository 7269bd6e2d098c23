import type { Reference } from '../content/loaders.ts'
import type { Article } from '../payload-types.ts'

/** What lists leave out of articles: with it each of a hundred would cost three times as much. */
export const withoutBulk = { body: false, lessons: false, products: false, meta: false } as const

/** Whether fields of the contract are answered without what lists leave out. */
export function isTeaser(fields: ReadonlySet<string>): boolean {
  return !['body', 'lessons', 'products', 'seo'].some((name) => fields.has(name))
}

type Bulk = keyof typeof withoutBulk

/** An article as lists and loaders have it. */
export type ArticleSource = Omit<Article, Bulk> & Partial<Pick<Article, Bulk>>

/** The `meta` group of a document. */
export type SeoSource = {
  title?: string | null
  description?: string | null
  image?: Reference | null
}
