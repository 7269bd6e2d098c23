import { previewPath, readPreviewToken } from '@pryad/contract/preview/preview-token.ts'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from './refusals.ts'
import { hidden } from './security-headers.ts'

/** `<collection>/<id>` or the name of a global. */
const documentPattern = /^[a-z-]{1,40}(?:\/\d{1,20})?$/

/**
 * The way into a preview and out of it. `/preview?token=…&path=…` comes from the cms and shows the page with drafts.
 * `/preview?document=…`, which the panel opens in a frame, redirects to the cms for a token; `/preview/exit` ends the preview.
 */
export function servePreview(app: FastifyInstance, { cmsUrl, siteUrl, siteSecret }: SiteEnvironment): void {
  // The addresses contain tokens, and must not get into the logs.
  const options = { logLevel: 'warn' } as const

  app.get(previewPath, options, async (request, reply) => {
    const { document, token = '', path } = readQuery(request)
    if (document !== undefined) {
      if (!documentPattern.test(document)) return refuse(answer(reply), 404)
      return answer(reply).redirect(`${cmsUrl}/api/preview?${new URLSearchParams({ document })}`, 302)
    }
    const read = siteSecret && readPreviewToken(token, siteSecret)
    if (!read) return refuse(answer(reply), 403)
    const seconds = Math.floor((read.expiresAt - Date.now()) / 1000)
    return answer(reply)
      .header('set-cookie', cookie(token, seconds, siteUrl))
      .redirect(internalPath(path, siteUrl), 302)
  })

  // By a form: a link might be fetched ahead, before anybody wants to leave.
  app.post(`${previewPath}/exit`, options, async (request, reply) =>
    answer(reply)
      .header('set-cookie', cookie('', 0, siteUrl))
      .redirect(internalPath(readQuery(request).path, siteUrl), 303),
  )
}

/** The path if it is one of this site, else the main page: nobody is led elsewhere by a link to this one. */
function internalPath(path: string | undefined, siteUrl: string): string {
  if (!path?.startsWith('/') || !URL.canParse(path, siteUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(path, siteUrl)
  const isInside = origin === new URL(siteUrl).origin && !pathname.startsWith('//')
  return isInside && !pathname.startsWith(previewPath) ? pathname + search + hash : '/'
}

function readQuery({ raw }: FastifyRequest): Partial<Record<string, string>> {
  return Object.fromEntries(new URL(raw.url ?? '/', 'http://site').searchParams)
}

function cookie(value: string, maxAge: number, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${previewCookie(siteUrl)}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Nobody keeps such an answer or passes its address on. */
function answer(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(...hidden)
}

/**
 * Name of the cookie with an editor's token while they look at drafts. With the prefix no other host of the domain can set it; browsers take
 * that over https alone.
 */
function previewCookie(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-preview' : 'preview'
}

/**
 * Finds the preview token among a request's cookies: pages with it are made for its owner alone, and it is sent to the API as a bearer
 * (spec §6). Undefined when it is forged, past its time or missing, or when there is no secret to tell a good one by: nothing but a
 * good one gets past the caches.
 */
export type FindPreviewToken = (cookies: string | undefined) => string | undefined

export function createPreviewTokenFinder({
  siteSecret,
  siteUrl,
}: Pick<SiteEnvironment, 'siteSecret' | 'siteUrl'>): FindPreviewToken {
  const pattern = new RegExp(`(?:^|;)\\s*${previewCookie(siteUrl)}=([\\w.-]+)`)
  return (cookies) => {
    const token = siteSecret && cookies ? pattern.exec(cookies)?.[1] : undefined
    return token && siteSecret && readPreviewToken(token, siteSecret) ? token : undefined
  }
}
