import type { Article } from '../../payload-types.ts'
import { toContentBlocks } from '../../rich-text/to-content-blocks.ts'
import type { ArticleResolvers } from '../generated/resolver-types.ts'
import { loadAll, loadOne } from '../loaders.ts'

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
      : (await context.sharingTags.videos.load(document)).slice(0, 3),
  products: async (document, _, context) =>
    document.products?.length
      ? loadAll(context.loaders.products, document.products)
      : (await context.sharingTags.products.load(document)).slice(0, 4),
  related: async (document, _, { sharingTags }) => (await sharingTags.articles.load(document)).slice(0, 3),
  seo: ({ meta }) => meta ?? {},
}
