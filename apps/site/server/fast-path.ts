import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Metrics } from './monitoring.ts'
import type { CachedPage } from './page-cache/cached-page.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { PageKeys } from './page-cache/page-key.ts'
import { sendPage } from './page-cache/send-page.ts'
import type { FindPreviewToken } from './preview.ts'

/** @returns false when the request is for others to answer. */
type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

/** Answers with a page that is in memory and up to date, before any framework sees the request. */
export function createFastPath(
  cache: PageCache,
  { toPageKey }: PageKeys,
  metrics: Metrics,
  findToken: FindPreviewToken,
): FastPath {
  // Most addresses are written as the key of their page, so they need no parsing.
  function findPage(address: string): CachedPage | undefined {
    const page = cache.peek(address)
    if (page) return page
    const key = toPageKey(address)
    return key === undefined ? undefined : cache.peek(key)
  }

  return (request, response) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if (findToken(headers.cookie)) return false
    const page = findPage(request.url ?? '/')
    if (!page) return false
    const start = performance.now()
    sendPage(request, response, page, 'hit')
    metrics.answeredFast.add(method, response.statusCode)
    metrics.duration.observe((performance.now() - start) / 1000)
    return true
  }
}

/** Longer than balancers keep a connection that nobody uses: else they would send a request into one that is just being closed. */
const keepAliveMilliseconds = 72_000
/** How long a request may take to arrive. */
const requestMilliseconds = 30_000

/** Makes servers that answer on the fast path where it can, and by Fastify otherwise. */
export function createHttpServer(answerFast: FastPath): (handler: RequestListener) => Server {
  return (handler) =>
    createServer(
      { keepAliveTimeout: keepAliveMilliseconds, requestTimeout: requestMilliseconds },
      (request, response) => {
        if (!answerFast(request, response)) handler(request, response)
      },
    )
}
