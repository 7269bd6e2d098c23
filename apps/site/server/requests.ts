import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Scheme and host, which a request over a proxy puts before the path. */
const anyOrigin = /^https?:\/\/[^/?]*/i

/** The address of a request on this site. All of it is a path: two slashes at the beginning name no other host. */
export function toSiteUrl(address: string, siteUrl: string): URL {
  const path = address.replace(anyOrigin, '')
  return new URL(`${new URL(siteUrl).origin}${path.startsWith('/') ? '' : '/'}${path}`)
}

/** Where an address that begins with several slashes leads to: in a page it would be read as that of another host. */
export function withSingleSlash({ pathname, search }: URL): string | undefined {
  return pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') + search : undefined
}

/** Escapes that stand for no letter are taken as they are written, so that a page can say that it knows no such path. */
export function withReadableEscapes(address: string): string {
  const [path = '', ...search] = address.split('?')
  return isReadable(path) ? address : [path.replaceAll('%', '%25'), ...search].join('?')
}

function isReadable(path: string): boolean {
  try {
    // The result is checked because the bundler removes a call whose result is not used.
    return typeof decodeURIComponent(path) === 'string'
  } catch {
    return false
  }
}

/** A request as the router takes it. Its address begins with the site's public one, whatever the server was called by. */
export function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { method } = request
  const body =
    method !== 'GET' && method !== 'HEAD' && Buffer.isBuffer(request.body) ? request.body : undefined
  return new Request(toSiteUrl(request.raw.url ?? '/', siteUrl), {
    method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}

/** Parses a text as JSON; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a header contains the secret; takes equally long for any value. */
export function isAuthorized(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${secret}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
