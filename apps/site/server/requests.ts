import { withoutEscapes } from '@pryad/contract/escapes.ts'
import type { FastifyRequest } from 'fastify'

/** Scheme and host, which a request over a proxy puts before the path. */
const anyOrigin = /^https?:\/\/[^/?]*/i

/** The address of a request on this site. All of it is a path: two slashes at the beginning name no other host. */
export function toSiteUrl(address: string, siteUrl: string): URL {
  const path = address.replace(anyOrigin, '')
  return new URL(`${new URL(siteUrl).origin}${path.startsWith('/') ? '' : '/'}${path}`)
}

/** The path of a request as it was sent: with `.` and `..`, say, which `toSiteUrl` resolves. */
export function pathAsSent(address: string): string {
  return address.replace(anyOrigin, '').replace(/[?#].*$/s, '')
}

/** What a long link that was cut into lines is copied with. Browsers leave it out where it is not escaped. */
const lineEnds = /%(?:0[9ad]|e2%80%a[89])/gi

/**
 * Where an address leads to that begins with several slashes, as in a page it would be read as that of another host, or has line ends in
 * its path, as the router's patterns stop there.
 */
export function withPlainPath({ pathname, search }: URL): string | undefined {
  const path = pathname.replace(lineEnds, '').replace(/^\/+/, '/')
  return path === pathname ? undefined : path + search
}

/** Escapes that stand for no letter are taken as they are written, so that a page can say that it knows no such path. */
export function withReadableEscapes(address: string): string {
  const [path = '', ...search] = address.split('?')
  if (withoutEscapes(path) !== undefined) return address
  return [path.replaceAll('%', '%25'), ...search].join('?')
}

/** Signs that are not seen, and blanks: they come along when an address is copied. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}]/gu
/** Whatever follows an address in a text: a slash, brackets, quotes, marks, pictures. */
const signsAtEnd = /[^\p{L}\p{N}]+$/u
/** A shade's number, however its two halves are told apart. */
const shadeNumber = /^(\/shades\/\d+)[^\p{L}\p{N}]+(\d+)$/u
/** All addresses of the site are written so. */
const plainPath = /^(?:\/|(?:\/\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*)+)$/
/** Longest path that is looked at. */
const maxLength = 512

/**
 * The path that is meant by one that was copied with what stood around it, or typed in another way: in capitals, with further slashes, with
 * a dash for a hyphen. Undefined when it is none of this site's, or what is meant is the path itself.
 */
export function meantPath(pathname: string): string | undefined {
  const path = pathname.length > maxLength ? undefined : withoutEscapes(pathname)
  if (path === undefined || /\p{Cc}/u.test(path)) return undefined
  const meant = path
    .replace(unseen, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toLowerCase()
    .replace(signsAtEnd, '')
    .replace(shadeNumber, '$1-$2')
    .replaceAll(' ', '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/, '')
  const whole = meant || '/'
  return whole !== pathname && plainPath.test(whole) ? whole : undefined
}

/** A search that is marked by something else than `?`: by its escape, as some programs write it, or by `&`, of marks added to any link. */
const lateSearch = /^(.+?)(%3f|&(?:amp;)?)([^=&]+?(=|%3d).+)$/i

/** The path and the search that are meant by an address. */
export function meantParts(url: URL): { pathname: string; search: string } {
  const { pathname, search } = url
  const [, path, mark = '', late, equals] = (pathname.length <= maxLength && lateSearch.exec(pathname)) || []
  if (path === undefined || late === undefined) return { pathname, search }
  // A program that escapes `=` escapes the whole search.
  const first = mark.startsWith('%') && equals !== '=' ? withoutEscapes(late) : late
  if (first === undefined) return { pathname, search }
  const meant = new URL(url)
  // Escapes again what an address cannot hold.
  meant.search = first + search.replace('?', '&')
  return { pathname: path, search: meant.search }
}

/** A value of a search parameter without what stood around the address it was copied with. */
export function meantValue(value: string): string {
  return value.replace(unseen, '').replace(signsAtEnd, '')
}

/** Letters that an address line holds as they are, where HTTP has escapes (RFC 9112, 3.2). */
const unescaped = /^(?:GET|HEAD) (\/[^\s\\#]*) HTTP\/1\.[01]\r?\n/

/** The address of a request whose letters were sent as they are in UTF-8, with escapes; undefined when that is not its fault. */
export function withEscapes(packet: Buffer): string | undefined {
  const [, address] = unescaped.exec(packet.toString('utf8')) ?? []
  if (!address || /^[\x21-\x7e]*$/.test(address) || address.includes('\ufffd')) return undefined
  return encodeURI(address).replaceAll('%25', '%').replace(/^\/+/, '/')
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
