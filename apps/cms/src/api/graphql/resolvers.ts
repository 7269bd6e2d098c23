import { toHtml } from '../../content/rich-text/to-html.ts'
import { sharePictureOf, topicCard } from '../../content/share-pictures/share-card.ts'
import type { Resolvers } from './generated/resolver-types.ts'
import { article } from './resolvers/article.ts'
import { mutation } from './resolvers/mutation.ts'
import { preview } from './resolvers/preview.ts'
import { product } from './resolvers/product.ts'
import { query } from './resolvers/query.ts'
import { searchHit } from './resolvers/search-hit.ts'
import { seo } from './resolvers/seo.ts'
import { site } from './resolvers/site.ts'
import { video } from './resolvers/video.ts'
import { toContentBlocks } from './to-content-blocks.ts'

/** How each type of the contract is answered from Payload's documents. */
export const resolvers: Resolvers = {
  Query: query,
  Mutation: mutation,
  Article: article,
  Video: video,
  Product: product,
  Preview: preview,
  Seo: seo,
  SearchHit: searchHit,
  Site: site,
  FaqQuestion: {
    answer: ({ answer }, _, context) => toHtml(answer, context.loaders),
  },
  Page: {
    body: ({ body }, _, context, { schema }) => toContentBlocks(body, context, schema),
    seo: ({ meta }) => meta ?? {},
  },
  Slide: {
    theme: ({ theme }) => (theme === 'dark' ? 'DARK' : 'LIGHT'),
  },
  Author: {
    kind: ({ kind }) => (kind === 'team' ? 'TEAM' : 'PERSON'),
    role: ({ role }) => role || null,
    about: ({ about }) => about || null,
  },
  Tag: {
    description: ({ description }) => description || null,
    sharePicture: sharePictureOf(topicCard),
  },
}
