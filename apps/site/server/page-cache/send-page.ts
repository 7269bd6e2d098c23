import type { IncomingMessage, ServerResponse } from 'node:http'
import { Negotiator } from '@fastify/accept-negotiator'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import type { CachedPage, Encoding } from './cached-page.ts'
import type { PageState } from './page-cache.ts'

/** Answers with a finished page: in the best encoding, without a body for HEAD or when the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  state: PageState,
): void {
  const { body, headers } = page.variant(encodingFor(request.headers['accept-encoding']))
  if (page.status === 200 && fresh(request.headers, { etag: page.etag })) {
    // A 304 repeats the headers of the full response, except those that describe the omitted body.
    response.writeHead(304, [...withoutBodyHeaders(headers), 'x-page-cache', state])
    response.end()
    return
  }
  response.writeHead(page.status, [...headers, 'x-page-cache', state])
  response.end(request.method === 'HEAD' ? undefined : body)
}

const compressed: Encoding[] = ['br', 'gzip']
/** Browsers send few different headers; the others may send as many as they like. */
const negotiator = new Negotiator({ supportedValues: compressed, cache: new LRUCache({ max: 100 }) })

/** The encoding that a browser likes best among those it takes (RFC 9110, 12.5.3); the better one when it likes both. */
export function encodingFor(accepted: string | undefined): Encoding {
  const best = accepted && negotiator.negotiate(accepted)
  return compressed.find((encoding) => encoding === best) ?? 'identity'
}

function withoutBodyHeaders(headers: string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? ''
    if (name !== 'content-length' && name !== 'content-encoding') kept.push(name, headers[index + 1] ?? '')
  }
  return kept
}
