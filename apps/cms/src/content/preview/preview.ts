import { issuePreviewToken, previewPath, readPreviewToken } from '@pryad/contract/preview/preview-token.ts'
import type {
  CollectionAdminOptions,
  CollectionSlug,
  Endpoint,
  GlobalSlug,
  Payload,
  PayloadRequest,
  RootLivePreviewConfig,
} from 'payload'
import { readsDrafts } from '../../access/access.ts'
import { currentSessionId, roleOf } from '../../access/roles.ts'
import { environment } from '../../environment.ts'
import { sitePath } from '../document-paths.ts'

/** Documents whose draft can be looked at on the site, on a page of their own or in a list of the main page. */
const collections = ['articles', 'videos', 'products', 'slides', 'pages'] satisfies CollectionSlug[]
const globals = ['site-settings'] satisfies GlobalSlug[]

/** The button «Предпросмотр» of a collection. The token is made when it is pressed: the page of the panel holds none. */
export function previewButton(collection: CollectionSlug): NonNullable<CollectionAdminOptions['preview']> {
  return ({ id }) => (id ? `${environment.cmsUrl}/api/preview?${documentQuery(collection, id)}` : null)
}

/**
 * The site beside the form. The address is the site's, since the panel talks to the origin of this address only: the site sends the
 * frame on to the cms for a token, and gets it back with one.
 */
export const livePreview: RootLivePreviewConfig = {
  collections,
  globals,
  url: ({ collectionConfig, globalConfig, data }) => {
    const start = `${environment.siteUrl}${previewPath}`
    if (globalConfig) return `${start}?${documentQuery(globalConfig.slug)}`
    if (!collectionConfig || !data.id) return null
    const query = documentQuery(collectionConfig.slug, data.id)
    // With another address of the document the panel opens the frame again, and so at the right page.
    query.set('slug', String(data.slug ?? ''))
    return `${start}?${query}`
  },
  breakpoints: [
    { name: 'phone', label: 'Телефон', width: 390, height: 844 },
    { name: 'tablet', label: 'Планшет', width: 820, height: 1180 },
    { name: 'desktop', label: 'Компьютер', width: 1440, height: 900 },
  ],
}

function documentQuery(slug: string, id?: unknown): URLSearchParams {
  return new URLSearchParams({ document: id === undefined ? slug : `${slug}/${id}` })
}

/**
 * `GET /api/preview?document=<collection>/<id>` or `?document=<global>`: redirects a signed-in user of the panel to the public site,
 * with a token made at this moment, to the page where the document is seen; `&page=finder` to the shade finder, with the shade wished for.
 */
export const previewEndpoint: Endpoint = {
  path: '/preview',
  method: 'get',
  handler: async (req) => {
    const { cmsUrl, siteUrl, siteSecret } = environment
    const sessionId = currentSessionId(req)
    if (!req.user || !sessionId || !roleOf(req)) return redirectTo(`${cmsUrl}/admin/login`)
    if (!siteSecret) return new Response(notConfigured, { status: 503, headers })
    const document = req.searchParams.get('document') ?? ''
    const path = await findPath(req, document, req.searchParams.get('page') === 'finder')
    if (!path) return new Response('Такого материала нет.', { status: 404, headers })
    const [place = ''] = document.split('/')
    if (!readsDrafts(req, place)) return new Response(noRight, { status: 403, headers })
    const query = new URLSearchParams({
      token: issuePreviewToken({ userId: req.user.id, sessionId }, siteSecret),
      path,
    })
    return redirectTo(`${siteUrl}${previewPath}?${query}`)
  },
}

const notConfigured =
  'Предпросмотр не настроен. Попросите администратора сервера задать SITE_SECRET, одинаковый для сайта и панели.'

const noRight =
  'Черновики этого раздела вам не видны. Если они нужны вам для работы, попросите администратора.'

/** The address holds a token: nobody keeps it, nobody passes it on. */
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-type': 'text/plain; charset=utf-8',
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { ...headers, location } })
}

async function findPath(
  req: PayloadRequest,
  document: string,
  inFinder: boolean,
): Promise<string | undefined> {
  const [slug, id] = document.split('/')
  if (id === undefined)
    return req.payload.globals.config.some((global) => global.slug === slug) ? '/' : undefined
  if (!slug || !isCollection(req, slug)) return undefined
  const found = await req.payload.findByID({
    collection: slug,
    id,
    req,
    draft: true,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!found) return undefined
  if (inFinder && 'shadeNumber' in found) return finderPath(found.shadeNumber)
  // An article that is read elsewhere has no page here: it is seen in the list.
  const isElsewhere = 'href' in found && Boolean(found.href)
  const name = 'ean' in found ? found.ean : 'slug' in found ? found.slug : undefined
  return (isElsewhere ? undefined : sitePath(slug, name)) ?? '/'
}

/** The finder needs nothing more than a level to answer. A draft may have no number yet. */
function finderPath(shadeNumber: string | null): string {
  return shadeNumber ? `/shade?${new URLSearchParams({ wish: shadeNumber })}` : '/shade'
}

function isCollection(req: PayloadRequest, slug: string): slug is CollectionSlug {
  return Object.hasOwn(req.payload.collections, slug)
}

/** Whether a request brings a preview token of somebody who still has access to the panel, in the session that it was made in. */
export async function isPreviewing(payload: Payload, headers: Headers): Promise<boolean> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const { siteSecret } = environment
  const read = token && siteSecret ? readPreviewToken(token, siteSecret) : undefined
  if (!read) return false
  const user = await payload.findByID({
    collection: 'users',
    id: read.userId,
    depth: 0,
    disableErrors: true,
  })
  if (!user || user.blocked) return false
  return (user.sessions ?? []).some(
    ({ id, expiresAt }) => id === read.sessionId && Date.parse(expiresAt) > Date.now(),
  )
}
