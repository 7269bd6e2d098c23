import type { Where } from 'payload'
import { findRedirect } from '../../redirects/find-redirect.ts'
import { requireEans, requireSlug, toListQuery } from '../arguments.ts'
import { contentVersion } from '../content-version.ts'
import type { GraphqlContext } from '../context.ts'
import type { QueryResolvers } from '../generated/resolver-types.ts'
import { toPaginator } from '../paginator.ts'
import { teaserFields } from './article.ts'

/** Options of every read: as the one who asks, without the relations, which loaders fetch when they are asked for. */
function reading({ req, draft }: GraphqlContext) {
  return { req, draft, depth: 0, overrideAccess: false } as const
}

/** Drafts are saved from the first letter on: those without a title are nothing to show in a list. */
function listed(where: Where, { draft }: GraphqlContext): Where {
  return draft ? { and: [where, { title: { exists: true } }, { title: { not_equals: '' } }] } : where
}

export const query: QueryResolvers = {
  articles: async (_, args, context) => {
    const { where, ...page } = toListQuery(args)
    return toPaginator(
      await context.payload.find({
        ...reading(context),
        ...page,
        collection: 'articles',
        where: listed(where, context),
        sort: '-publishedAt',
        select: teaserFields,
      }),
    )
  },

  article: async (_, { slug }, context) => {
    const where = { slug: { equals: requireSlug('slug', slug) } }
    const { docs } = await context.payload.find({
      ...reading(context),
      collection: 'articles',
      where,
      limit: 1,
      pagination: false,
    })
    return docs[0] ?? null
  },

  video: async (_, args, context) => {
    const { where, ...page } = toListQuery(args)
    return toPaginator(
      await context.payload.find({
        ...reading(context),
        ...page,
        collection: 'videos',
        where: listed(where, context),
        sort: '_order',
      }),
    )
  },

  videoBySlug: async (_, { slug }, context) => {
    const where = { slug: { equals: requireSlug('slug', slug) } }
    const { docs } = await context.payload.find({
      ...reading(context),
      collection: 'videos',
      where,
      limit: 1,
      pagination: false,
    })
    return docs[0] ?? null
  },

  faqQuestions: async (_, args, context) => {
    const { where, ...page } = toListQuery(args)
    return toPaginator(
      await context.payload.find({
        ...reading(context),
        ...page,
        collection: 'faq-questions',
        where: { and: [where, { published: { equals: true } }] },
        sort: '_order',
      }),
    )
  },

  productsPackageProducts: async (_, { filter, ...args }, context) => {
    // Whoever asks for barcodes wants to know what is so now (spec §3, getProducts).
    if (filter?.ean) context.making.isLasting = false
    const { limit, page } = toListQuery(args)
    return toPaginator(
      await context.payload.find({
        ...reading(context),
        collection: 'products',
        where: listed(filter?.ean ? { ean: { in: requireEans(filter.ean) } } : {}, context),
        sort: '_order',
        limit,
        page,
      }),
    )
  },

  page: async (_, { slug }, context) => {
    const where = { slug: { equals: requireSlug('slug', slug) } }
    const { docs } = await context.payload.find({
      ...reading(context),
      collection: 'pages',
      where,
      limit: 1,
      pagination: false,
    })
    return docs[0] ?? null
  },

  pages: async (_, __, context) => {
    const { docs } = await context.payload.find({
      ...reading(context),
      collection: 'pages',
      sort: 'slug',
      pagination: false,
    })
    return docs
  },

  redirect: async (_, { path }, context) => findRedirect(path, context),

  slides: async (_, __, context) => {
    const { docs } = await context.payload.find({
      ...reading(context),
      collection: 'slides',
      where: listed({}, context),
      sort: '_order',
      pagination: false,
    })
    return docs
  },

  tags: async (_, __, context) => {
    const { docs } = await context.payload.find({
      ...reading(context),
      collection: 'tags',
      sort: '_order',
      pagination: false,
    })
    return docs
  },

  site: async (_, __, context) => context.payload.findGlobal({ ...reading(context), slug: 'site-settings' }),

  captchaChallenge: async (_, __, { making, captchaChallenge }) => {
    making.isLasting = false
    return captchaChallenge()
  },

  contentVersion: async (_, __, { making, payload }) => {
    making.isLasting = false
    return contentVersion(payload)
  },
}
