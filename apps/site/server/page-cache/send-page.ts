import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, Encoding } from './cached-page.ts'
import type { PageState } from './page-cache.ts'

/** Answers with a finished page: in the best encoding, without a body for HEAD or when the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  state: PageState,
): void {
  const { body, etag, headers } = page.variant(encodingFor(request.headers['accept-encoding']))
  if (page.status === 200 && hasAlready(request.headers['if-none-match'], etag)) {
    // A 304 repeats what the answer would have said, but for the size of what it leaves out.
    response.writeHead(304, [...withoutBodyHeaders(headers), 'x-page-cache', state])
    response.end()
    return
  }
  response.writeHead(page.status, [...headers, 'x-page-cache', state])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The best encoding among those a browser takes; what it refuses by `q=0` it does not take. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  if (takes(text, 'br')) return 'br'
  return takes(text, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  if (at === -1) return false
  const rest = accepted.slice(at + encoding.length).split(',', 1)[0] ?? ''
  return !/^\s*;\s*q=0(?:\.0*)?\s*$/.test(rest)
}

/** Whether one of the browser's copies is the same: a weak tag of a proxy counts, too (RFC 9110, 13.1.2). */
function hasAlready(known: string | undefined, etag: string): boolean {
  if (!known) return false
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function withoutBodyHeaders(headers: string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? ''
    if (name !== 'content-length' && name !== 'content-encoding') kept.push(name, headers[index + 1] ?? '')
  }
  return kept
}
