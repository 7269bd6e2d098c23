import { contentVersion } from '../../../content/content-version.ts'
import { findRedirect } from '../../../content/redirects.ts'
import { changedTexts } from '../../../content/texts/changed-texts.ts'
import { findAll, findFirst } from '../../../databases/find.ts'
import { searchContent } from '../../../search/search.ts'
import type { GraphqlContext } from '../context.ts'
import type { QueryResolvers } from '../generated/resolver-types.ts'
import { listed, requireEans, requireFirst, requireSlug, toListQuery, toPaginator } from '../lists.ts'
import { askedFields, isTeaser, withoutBulk } from '../sources.ts'

/** Options of every read: with the reader's rights, and without the relations, which loaders fetch when they are asked for. */
function reading({ req, draft }: GraphqlContext) {
  return { req, draft, depth: 0, overrideAccess: false } as const
}

export const query: QueryResolvers = {
  articles: async (_, args, context) => {
    const { where, ...page } = toListQuery(args)
    const options = { ...reading(context), ...page, where: listed(where, context), select: withoutBulk }
    return toPaginator(
      await context.payload.find({ ...options, collection: 'articles', sort: '-publishedAt' }),
    )
  },

  // With those that were withdrawn or lie in the trash; a deleted one has left its time in the audit trail alone.
  articlesChangedAt: async (_, __, { payload, req }) => {
    const [changed, deleted] = await Promise.all([
      findFirst(payload, {
        req,
        collection: 'articles',
        trash: true,
        where: { publishedAt: { exists: true } },
        sort: '-updatedAt',
        select: { updatedAt: true },
      }),
      findFirst(payload, {
        req,
        collection: 'audit-log',
        where: { place: { equals: 'articles' }, action: { equals: 'delete' } },
        sort: '-createdAt',
        select: { createdAt: true },
      }),
    ])
    const times = [changed?.updatedAt, deleted?.createdAt].filter((time) => time !== undefined)
    return times.sort().at(-1) ?? null
  },

  article: async (_, { slug }, context, info) => {
    const where = { slug: { equals: requireSlug('slug', slug) } }
    const found = await findFirst(context.payload, {
      ...reading(context),
      collection: 'articles',
      where,
      // Whether an article is there is asked often, and its text is most of it.
      ...(isTeaser(askedFields(info)) && { select: withoutBulk }),
    })
    return found ?? null
  },

  video: async (_, args, context) => {
    const { where, ...page } = toListQuery(args)
    const options = { ...reading(context), ...page, where: listed(where, context), sort: '_order' }
    return toPaginator(await context.payload.find({ ...options, collection: 'videos' }))
  },

  videoBySlug: async (_, { slug }, context) => {
    const where = { slug: { equals: requireSlug('slug', slug) } }
    return (await findFirst(context.payload, { ...reading(context), collection: 'videos', where })) ?? null
  },

  faqQuestions: async (_, args, context) => {
    const { where, ...page } = toListQuery(args)
    const isPublished = { and: [where, { published: { equals: true } }] }
    const options = { ...reading(context), ...page, where: isPublished, sort: '_order' }
    return toPaginator(await context.payload.find({ ...options, collection: 'faq-questions' }))
  },

  productsPackageProducts: async (_, { filter, ...args }, context) => {
    const { where, ...page } = toListQuery(args)
    const wanted = filter?.ean ? { and: [where, { ean: { in: requireEans(filter.ean) } }] } : where
    const options = { ...reading(context), ...page, where: listed(wanted, context), sort: '_order' }
    return toPaginator(await context.payload.find({ ...options, collection: 'products' }))
  },

  page: async (_, { slug }, context) => {
    const where = { slug: { equals: requireSlug('slug', slug) } }
    return (await findFirst(context.payload, { ...reading(context), collection: 'pages', where })) ?? null
  },

  pages: (_, __, context) =>
    findAll(context.payload, { ...reading(context), collection: 'pages', sort: 'slug' }),

  redirect: async (_, { path }, context) => findRedirect(path, context),

  slides: (_, __, context) => {
    const where = listed({}, context)
    return findAll(context.payload, { ...reading(context), collection: 'slides', where, sort: '_order' })
  },

  tags: (_, __, context) =>
    findAll(context.payload, { ...reading(context), collection: 'tags', sort: '_order' }),

  finderTexts: (_, __, context) => changedTexts('finder', context),

  site: async (_, __, context) => context.payload.findGlobal({ ...reading(context), slug: 'site-settings' }),

  search: (_, { query, first, kinds }, { payload }) =>
    searchContent(payload, { query, first: requireFirst(first ?? 20), kinds: kinds ?? null }),

  captchaChallenge: (_, __, { captchaChallenge }) => captchaChallenge(),

  contentVersion: (_, __, { payload }) => contentVersion(payload),
}
