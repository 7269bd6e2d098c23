import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Metrics } from './metrics.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { toPageKey } from './page-cache/page-key.ts'
import { sendPage } from './page-cache/send-page.ts'
import type { FindPreviewToken } from './preview/token.ts'

/** @returns false when the request is for others to answer. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

/** The most addresses that are remembered with the key of their page, so that the next request need not parse them again. */
const rememberedAddresses = 5000

/** Answers with a page that is in memory and up to date, before any framework sees the request. */
export function createFastPath(cache: PageCache, metrics: Metrics, findToken: FindPreviewToken): FastPath {
  const urls = new LRUCache<string, string>({ max: rememberedAddresses })

  function pageUrl(address: string): string | undefined {
    const known = urls.get(address)
    if (known !== undefined) return known
    const url = toPageKey(address)?.url
    if (url !== undefined) urls.set(address, url)
    return url
  }

  return (request, response) => {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if (findToken(headers.cookie)) return false
    const url = pageUrl(request.url ?? '/')
    const page = url === undefined ? undefined : cache.peek(url)
    if (!page) return false
    const start = performance.now()
    sendPage(request, response, page, 'hit')
    metrics.answeredFast.add(method, response.statusCode)
    metrics.duration.observe((performance.now() - start) / 1000)
    return true
  }
}
