import { issuePreviewToken, previewPath } from '@pryad/contract/preview/preview-token.ts'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { readsDrafts } from '../../access/access.ts'
import { currentSessionId, roleOf } from '../../access/roles.ts'
import { environment } from '../../environment.ts'
import { sitePath } from '../site-path.ts'

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
