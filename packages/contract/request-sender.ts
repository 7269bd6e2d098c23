import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

type Request = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } }

/** This machine's own addresses. */
const ownAddress = /^(?:::1$|(?:::ffff:)?127\.)/

/** Names of the headers by which a proxy tells of the sender. */
export function proxyHeaders(headers: IncomingHttpHeaders): string[] {
  return Object.keys(headers).filter((name) => /^(?:x-forwarded-.*|forwarded|x-real-ip)$/.test(name))
}

/** Whether a request may read the figures of `/metrics`: it comes from this machine without a proxy, or brings the secret. */
export function mayReadMetrics({ headers, socket }: Request, secret: string | undefined): boolean {
  const isLocal = ownAddress.test(socket.remoteAddress ?? '') && proxyHeaders(headers).length === 0
  return isLocal || (secret !== undefined && isAuthorized(headers.authorization, secret))
}

/** Whether the header `authorization` holds the secret; takes equally long for any value. */
export function isAuthorized(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${secret}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
