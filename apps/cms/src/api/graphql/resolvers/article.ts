import { articlePath } from '@pryad/contract/paths.ts'
import { loadAll } from '../../../content/loaders.ts'
import { articleCard, sharePictureOf } from '../../../content/share-pictures/share-card.ts'
import type { GraphqlContext } from '../context.ts'
import type { ArticleResolvers } from '../generated/resolver-types.ts'
import { articlesFor, lessonsFor, related, shadesFor } from '../related.ts'
import type { ArticleSource } from '../sources.ts'
import { toContentBlocks } from '../to-content-blocks.ts'

/** The article with the fields that its list has left out. */
async function whole(document: ArticleSource, { loaders }: GraphqlContext): Promise<ArticleSource> {
  return 'body' in document ? document : ((await loaders.articles.load(document.id)) ?? document)
}

export const article: ArticleResolvers = {
  href: ({ href, slug }) => href || articlePath(slug),
  readingMinutes: ({ readingMinutes }) => readingMinutes ?? 1,
  body: async (document, _, context, { schema }) =>
    toContentBlocks((await whole(document, context)).body, context, schema),
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
