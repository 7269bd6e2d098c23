import type { Article } from '../../payload-types.ts'
import { toContentBlocks } from '../../rich-text/to-content-blocks.ts'
import type { ArticleResolvers } from '../generated/resolver-types.ts'
import { loadAll, loadOne } from '../loaders.ts'
import { findSharingTags } from './sharing-tags.ts'

/** An article as lists and loaders have it: lists leave the text out. */
export type ArticleSource = Omit<Article, 'body'> & Partial<Pick<Article, 'body'>>

export const article: ArticleResolvers = {
  id: ({ id }) => String(id),
  href: ({ href, slug }) => href || `/articles/${slug}`,
  preview: (document, _, { loaders }) => loadOne(loaders.media, document.preview),
  tags: ({ tags }, _, { loaders }) => loadAll(loaders.tags, tags),
  publishedAt: ({ publishedAt }) => publishedAt ?? null,
  readingMinutes: ({ readingMinutes }) => readingMinutes ?? 1,
  body: async (document, _, context) => {
    const whole = document.body ? document : await context.loaders.articles.load(document.id)
    return toContentBlocks(whole?.body, context)
  },
  lessons: async (document, _, context) =>
    document.lessons?.length
      ? loadAll(context.loaders.videos, document.lessons)
      : findSharingTags(context, 'videos', document, 3),
  products: async (document, _, context) =>
    document.products?.length
      ? loadAll(context.loaders.products, document.products)
      : findSharingTags(context, 'products', document, 4),
  related: (document, _, context) => findSharingTags(context, 'articles', document, 3),
  seo: ({ meta }) => meta ?? {},
}
