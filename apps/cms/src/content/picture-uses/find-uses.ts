import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { roleOf } from '../../access/roles.ts'
import { type PicturePlace, picturePlaces, placesShowing } from './picture-places.ts'

/** A document that shows a picture. */
export type PictureUse = {
  /** The kind of document, e.g. «Статья». */
  kind: string
  title: string
  /** Where the panel shows it. */
  href: string
  /** The fields the picture stands in, by their labels. */
  places: string[]
  /** Where it shows the picture: in the published version, in the newest draft, or in the trash. */
  seenIn: ('site' | 'draft' | 'trash')[]
}

/** How many documents with long texts are in memory at once. */
const batchSize = 100

/** Every document that shows the picture: published or not, in the trash too. Older versions do not count. */
export async function findPictureUses(req: PayloadRequest, picture: number): Promise<PictureUse[]> {
  const uses: PictureUse[] = []
  // One after the other: within a transaction they share a connection.
  for (const collection of req.payload.config.collections) {
    uses.push(...(await usesInCollection(req, collection, picture)))
  }
  return [...uses, ...(await usesInSettings(req, picture))]
}

async function usesInCollection(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  picture: number,
): Promise<PictureUse[]> {
  const { slug, versions } = config
  const places = picturePlaces(config.flattenedFields)
  if (!isCollection(req, slug) || places.length === 0) return []
  const uses = new Map<unknown, PictureUse>()
  for (const draft of versions ? [false, true] : [false]) {
    const where = whereToLook(places, picture, Boolean(versions) && !draft)
    for await (const document of documentsOf(req, slug, { draft, where })) {
      const showing = placesShowing(document, places, picture)
      const id: unknown = Reflect.get(document, 'id')
      if (showing.length > 0) uses.set(id, toUse(document, config, showing, uses.get(id)))
    }
  }
  return [...uses.values()]
}

function toUse(
  document: object,
  { slug, labels, admin }: SanitizedCollectionConfig,
  showing: string[],
  before: PictureUse | undefined,
): PictureUse {
  const { id, deletedAt, ...rest }: Record<string, unknown> = { ...document }
  const title = admin.useAsTitle && rest[admin.useAsTitle]
  const seenIn: PictureUse['seenIn'][number] = deletedAt ? 'trash' : viewOf(document)
  return {
    kind: typeof labels.singular === 'string' ? labels.singular : slug,
    title: String(title || `№ ${id}`),
    href: `/admin/collections/${slug}/${deletedAt ? 'trash/' : ''}${id}`,
    places: [...new Set([...(before?.places ?? []), ...showing])],
    seenIn: [...new Set([...(before?.seenIn ?? []), seenIn])],
  }
}

/** Texts are looked through one by one: neither database finds a picture within them. */
function whereToLook(places: PicturePlace[], picture: number, isPublished: boolean): Where {
  const isInTexts = places.some(({ kind }) => kind === 'richText')
  return {
    and: [
      ...(isInTexts ? [] : [{ or: places.map(({ path }) => ({ [path]: { equals: picture } })) }]),
      ...(isPublished ? [{ _status: { equals: 'published' } }] : []),
    ],
  }
}

/** A document without drafts is on the site as it is. */
function viewOf(document: object): 'site' | 'draft' {
  return Reflect.get(document, '_status') === 'draft' ? 'draft' : 'site'
}

async function* documentsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  query: { draft: boolean; where: Where },
): AsyncGenerator<object> {
  for (let page = 1; ; page++) {
    const { docs, hasNextPage } = await req.payload.find({
      collection,
      ...query,
      trash: true,
      depth: 0,
      limit: batchSize,
      page,
      sort: 'id',
      req,
    })
    yield* docs
    if (!hasNextPage) return
  }
}

async function usesInSettings(req: PayloadRequest, picture: number): Promise<PictureUse[]> {
  const config = req.payload.globals.config.find(({ slug }) => slug === 'site-settings')
  const places = picturePlaces(config?.flattenedFields ?? [])
  const use: PictureUse = {
    kind: '',
    title: 'Настройки сайта',
    href: '/admin/globals/site-settings',
    places: [],
    seenIn: [],
  }
  for (const draft of [false, true]) {
    const settings = await req.payload.findGlobal({ slug: 'site-settings', draft, depth: 0, req })
    const showing = placesShowing(settings, places, picture)
    if (showing.length === 0) continue
    use.places = [...new Set([...use.places, ...showing])]
    use.seenIn = [...new Set([...use.seenIn, viewOf(settings)])]
  }
  return use.places.length > 0 ? [use] : []
}

function isCollection(req: PayloadRequest, slug: string): slug is CollectionSlug {
  return slug in req.payload.collections
}

/** `GET /api/media/:id/uses`: the documents that show a picture, for users of the panel. */
export const pictureUsesEndpoint: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async (req) => {
    if (roleOf(req) === undefined) throw new Forbidden(req.t)
    return Response.json({ uses: await findPictureUses(req, Number(req.routeParams?.id)) })
  },
}
