import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The address of the visitor behind a request, null when it cannot be told. The public site passes it in `x-visitor-address` and
 * shows by `x-site-secret` that it is the site. Anybody else is known by the last entry of `x-forwarded-for`: the server before Next.js
 * leaves one there, its own view or that of a proxy named in `TRUST_PROXY`.
 */
export function visitorAddress(headers: Headers, siteSecret: string | undefined): string | null {
  const told = isFromSite(headers, siteSecret) ? headers.get('x-visitor-address') : null
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)
  return [told, forwarded].map((value) => value?.trim() ?? '').find((value) => isIP(value) > 0) ?? null
}

/** Whether the public site itself asks: it shows the secret that both know. */
export function isFromSite(headers: Headers, siteSecret: string | undefined): boolean {
  const shown = headers.get('x-site-secret')
  return shown !== null && siteSecret !== undefined && timingSafeEqual(digest(shown), digest(siteSecret))
}

/** Digests have one length, as a comparison in constant time needs it. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

/** Providers give a visitor all the IPv6 addresses that begin with the same 64 bits. */
const prefixBytes = 8

/** The network that stands for one visitor: an IPv4 address as it is, of an IPv6 address its prefix. */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = parsed.toByteArray().map((byte, index) => (index < prefixBytes ? byte : 0))
  return `${ipaddr.fromByteArray(network)}/${prefixBytes * 8}`
}

/** Stored hashes of one sender are equal for this long, so that they cannot be used to follow somebody for longer. */
const periodMs = 60 * 60 * 1000

/**
 * A sender as the database knows them: a hash of their address that nobody without `key` can reverse by trying all addresses.
 * Senders whose address is not known count as one.
 */
export function senderHash(address: string | null, key: string, time: number): string {
  return createHmac('sha256', key)
    .update(`${Math.floor(time / periodMs)} ${address ? networkOf(address) : 'unknown'}`)
    .digest('base64url')
}
