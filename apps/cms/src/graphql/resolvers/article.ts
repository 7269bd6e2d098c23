import { articlePath } from '@pryad/contract/document-paths.ts'
import { loadAll, loadOne } from '../../content/loaders.ts'
import type { Article } from '../../payload-types.ts'
import { articleCard } from '../../share-pictures/share-card.ts'
import type { GraphqlContext } from '../context.ts'
import type { ArticleResolvers } from '../generated/resolver-types.ts'
import { related } from '../related.ts'
import { articlesFor, lessonsFor, shadesFor } from '../related-kinds.ts'
import { sharePictureOf } from '../share-picture.ts'
import { toContentBlocks } from '../to-content-blocks.ts'

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

/** The article with the fields that its list has left out. */
async function whole(document: ArticleSource, { loaders }: GraphqlContext): Promise<ArticleSource> {
  return 'meta' in document ? document : ((await loaders.articles.load(document.id)) ?? document)
}

export const article: ArticleResolvers = {
  id: ({ id }) => String(id),
  href: ({ href, slug }) => href || articlePath(slug),
  preview: (document, _, { loaders }) => loadOne(loaders.media, document.preview),
  tags: ({ tags }, _, { loaders }) => loadAll(loaders.tags, tags),
  publishedAt: ({ publishedAt }) => publishedAt ?? null,
  readingMinutes: ({ readingMinutes }) => readingMinutes ?? 1,
  author: async (document, _, context) => {
    const { author } = await whole(document, context)
    return loadOne(context.loaders.authors, author)
  },
  body: async (document, _, context) => toContentBlocks((await whole(document, context)).body, context),
  lessons: async (document, _, context) => {
    const { lessons } = await whole(document, context)
    if (lessons?.length) return loadAll(context.loaders.videos, lessons)
    return related('ARTICLE', document, lessonsFor(context, 3), context)
  },
  products: async (document, _, context) => {
    const { products } = await whole(document, context)
    if (products?.length) return loadAll(context.loaders.products, products)
    return related('ARTICLE', document, shadesFor(context, 4), context)
  },
  related: (document, _, context) => related('ARTICLE', document, articlesFor(context, 3), context),
  sharePicture: sharePictureOf(articleCard),
  seo: async (document, _, context) => (await whole(document, context)).meta ?? {},
}
