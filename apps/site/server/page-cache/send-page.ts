import type { IncomingMessage, ServerResponse } from 'node:http'
import { Negotiator } from '@fastify/accept-negotiator'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { refusalHeaders, refusalPage } from '../refusals.ts'
import type { CachedPage, Encoding } from './cached-page.ts'
import type { PageState } from './page-cache.ts'

/**
 * Answers with a finished page: in the best encoding, without a body for HEAD or when the browser has it already, or refuses what the
 * request demands of it.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  state: PageState | 'bypass',
): void {
  const { method, headers: asked } = request
  const encoding = encodingFor(asked['accept-encoding'])
  const { body, headers } = page.variant(encoding ?? 'identity')
  const write = (status: number, fields: string[], content?: Buffer | string) => {
    response.writeHead(status, [...fields, 'x-page-cache', state])
    response.end(method === 'HEAD' ? undefined : content)
  }
  const refuse = (status: number) => {
    const refusal = refusalPage(status)
    const length = String(Buffer.byteLength(refusal))
    write(
      status,
      [...without(headers, ofContent), ...refusalHeaders.flat(), 'content-length', length],
      refusal,
    )
  }
  const isReading = method === 'GET' || method === 'HEAD'
  const isConditional = isReading && page.status === 200
  // The order is that of RFC 9110, 13.2.2. A page has no date of change, so conditions by date do not apply to it.
  if (isReading && !encoding) refuse(406)
  else if (isConditional && !isAnyVersion(asked['if-match'])) refuse(412)
  // A 304 repeats the headers of the full response, except those that describe the omitted body.
  else if (isConditional && fresh(asked, { etag: page.etag })) write(304, without(headers, ofBody))
  else write(page.status, headers, body)
}

/** Whether `If-Match` lets any version pass. A page's tag is weak, and by RFC 9110, 13.1.1, a weak one never matches there. */
const isAnyVersion = (condition = '*') => condition.trim() === '*'

const compressed: Encoding[] = ['br', 'gzip']
/** Browsers send few different headers; the others may send as many as they like. */
const negotiator = new Negotiator({ supportedValues: compressed, cache: new LRUCache({ max: 100 }) })
/** Refuses a body as it is: by its name, or by the star when its name is not there. */
const refusesIdentity = /(?:^|,)\s*identity\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/
const refusesOthers = /(?:^|,)\s*\*\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/

/**
 * The encoding that a browser likes best among those it takes (RFC 9110, 12.5.3); the better one when it likes both. Undefined when it
 * takes none.
 */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const wishes = accepted?.toLowerCase()
  const best = wishes && negotiator.negotiate(wishes)
  const found = compressed.find((encoding) => encoding === best)
  if (found || !wishes) return found ?? 'identity'
  const isRefused =
    refusesIdentity.test(wishes) || (refusesOthers.test(wishes) && !/\bidentity\b/.test(wishes))
  return isRefused ? undefined : 'identity'
}

const ofBody = new Set(['content-length', 'content-encoding'])
/** The headers of a page that do not hold for a refusal in its place. */
const ofContent = new Set([...ofBody, 'etag', ...refusalHeaders.map(([name]) => name)])

function without(headers: string[], left: ReadonlySet<string>): string[] {
  const kept: string[] = []
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? ''
    if (!left.has(name)) kept.push(name, headers[index + 1] ?? '')
  }
  return kept
}
