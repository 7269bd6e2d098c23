import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
  Plugin,
  TypeWithID,
} from 'payload'
import { findFirst } from '../databases/find.ts'
import { environment } from '../environment.ts'
import { documentPath, sitePath } from './document-paths.ts'
import { idOf, type Loaders } from './loaders.ts'

/** Longest path that can be redirected. */
const maxPathLength = 500

/**
 * Path and search of an address of the site in the one form redirects are stored and looked up in: readable letters, no slash at its
 * end, no anchor. Undefined when the text is no address of this site.
 */
export function toPath(address: string): string | undefined {
  const { siteUrl } = environment
  const trimmed = address.trim()
  if (trimmed.length > maxPathLength || !/^(?:https?:\/)?\//i.test(trimmed)) return undefined
  if (!URL.canParse(trimmed, siteUrl)) return undefined
  const { origin, pathname, search } = new URL(trimmed, siteUrl)
  if (origin !== siteUrl) return undefined
  const path = readable(pathname.replace(/(?<=.)\/+$/, '') + search)
  // PostgreSQL takes no text with a null character in it, and no page has one.
  return /\p{Cc}/u.test(path) ? undefined : path
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

type Reader = { payload: Payload; req: PayloadRequest; loaders: Loaders }

/** The redirect of a path of the site; null when there is none, or when its target is not visible to the reader. */
export async function findRedirect(path: string, { payload, req, loaders }: Reader) {
  const from = toPath(path)
  if (!from) return null
  const found = await findFirst(payload, {
    collection: 'redirects',
    req,
    overrideAccess: false,
    where: { from: { equals: from } },
  })
  if (!found) return null
  const { reference, type, url } = found.to ?? {}
  const to =
    type === 'custom'
      ? url
      : reference && (await documentPath(loaders, reference.relationTo, idOf(reference.value)))
  return to && to !== from ? { to, permanent: found.type === '301' } : null
}

/** Collections whose documents have a page of their own. */
export const collectionsWithPages = ['articles', 'videos', 'pages'] as const

type CollectionWithPages = (typeof collectionsWithPages)[number]
type Addressed = TypeWithID & { id: number; slug?: string | null; _status?: string | null }

/** Leads visitors from the old address of a published document to it, whenever its address changes. */
export const rememberMoves: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const slug = collectionsWithPages.find((candidate) => candidate === collection.slug)
    return slug ? withMoves(collection, slug) : collection
  }),
})

function withMoves(collection: CollectionConfig, slug: CollectionWithPages): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), noteOldPath(slug)],
      afterChange: [...(hooks?.afterChange ?? []), leadToNewPath(slug)],
    },
  }
}

/** Drafts in between may have changed the slug already: the one that visitors know is in the database, not in the latest version. */
function noteOldPath(collection: CollectionWithPages): CollectionBeforeChangeHook<Addressed> {
  return async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !originalDoc || data._status === 'draft') return
    const known = await req.payload.db.findOne<Addressed>({
      collection,
      req,
      where: { id: { equals: originalDoc.id } },
    })
    if (known?.slug && (await wasPublishedAt(req, collection, known.id, known.slug))) {
      // Not the hook's own `context`: a call made with `req` gives the request another one.
      req.context[noteKey(collection, known.id)] = sitePath(collection, known.slug)
    }
  }
}

function leadToNewPath(collection: CollectionWithPages): CollectionAfterChangeHook<Addressed> {
  return async ({ doc, req }) => {
    const newPath = doc._status === 'published' ? sitePath(collection, doc.slug) : undefined
    if (!newPath) return
    const oldPath = req.context[noteKey(collection, doc.id)]
    // A page that is there again needs no way to it.
    await req.payload.delete({ collection: 'redirects', req, where: { from: { equals: newPath } } })
    if (typeof oldPath === 'string' && oldPath !== newPath) {
      await req.payload.delete({ collection: 'redirects', req, where: { from: { equals: oldPath } } })
      await req.payload.create({
        collection: 'redirects',
        req,
        data: {
          from: oldPath,
          to: { type: 'reference', reference: { relationTo: collection, value: doc.id } },
          type: '301',
        },
      })
    }
  }
}

/** A document that is a draft at the moment may have been public before. */
async function wasPublishedAt(
  req: PayloadRequest,
  collection: CollectionWithPages,
  id: number,
  slug: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection,
    req,
    where: {
      and: [
        { parent: { equals: id } },
        { 'version.slug': { equals: slug } },
        { 'version._status': { equals: 'published' } },
      ],
    },
  })
  return totalDocs > 0
}

function noteKey(collection: CollectionWithPages, id: number): string {
  return `old path ${collection} ${id}`
}
