import type { PageSettings } from '@pryad/environment/site-environment.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type AnswerCache, createContentApi } from '../app/api/content-api.server.ts'
import { KnownPages, siteRequestContext } from '../app/api/context.ts'
import type { CountQueue } from '../app/api/count-queue.server.ts'
import { BackendKind } from '../app/api/graphql-over-http.server.ts'
import { createOwnCaptcha } from '../app/api/plain/own-captcha.server.ts'
import { type FinishedHtml, insertStart, type PageParts, takeHtmlContext } from '../app/start/page-start.ts'
import { mayCount } from './counts.ts'
import type { Metrics } from './monitoring.ts'
import type { RenderedPage } from './page-cache/cached-page.ts'
import { sitemapPaths } from './page-cache/page-key.ts'
import {
  contentSecurityPolicy,
  headersFor,
  hidden,
  hiddenMeta,
  noForeign,
  policyOfNothing,
  reportingEndpoints,
} from './security-headers.ts'
import { createPlanPainter } from './strands/plan-painter.ts'
import type { StrandAddresses } from './strands/strand-addresses.ts'

export type PageRequest = {
  request: Request
  requestId: string
  log: FastifyBaseLogger
  /** Address of the visitor, for the API's count of questions. */
  visitorAddress?: string
  /** The good token of an editor who looks at drafts. */
  previewToken?: string | undefined
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

type RendererOptions = {
  /** The pages, as the router knows them. */
  build: ServerBuild
  environment: PageSettings
  answers: AnswerCache
  /** In development there are none. */
  parts: PageParts | undefined
  metrics: Metrics
  counts: CountQueue
  strands: StrandAddresses
}

/** Answers of the API to a token are for its owner alone. */
const ownersHeaders = [['cache-control', 'private, no-store'], hidden] as const

/** In development nothing is added to a page, and nothing forbidden. */
const noHashes = { scriptHashes: [], styleHashes: [] }

/** Renders whole pages by the router, each with its policy and its caching rules. */
export function createRenderer({
  build,
  environment,
  answers,
  parts,
  metrics,
  counts,
  strands,
}: RendererOptions): RenderPage {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  const { siteUrl, apiUrl, apiTimeoutMs, siteSecret } = environment
  const baseHeaders = headersFor(environment)
  const inHead = environment.isIndexed ? '' : hiddenMeta
  const panelOrigin = new URL(environment.cmsUrl).origin
  const backend = new BackendKind()
  const captcha = createOwnCaptcha(environment)
  const knownPages = new KnownPages()
  const paintPlan = createPlanPainter()
  const ownPaths = sitemapPaths(build.routes)

  return async ({ request, requestId, log, visitorAddress, previewToken }) => {
    const endTimer = metrics.renders.startTimer()
    let isWhole = true
    const foreign = noForeign()
    if (previewToken) foreign.ancestors.push(panelOrigin)
    const context = new RouterContextProvider()
    context.set(siteRequestContext, {
      api: createContentApi({
        baseUrl: apiUrl,
        timeoutMs: apiTimeoutMs,
        visitor: siteSecret && visitorAddress ? { address: visitorAddress, secret: siteSecret } : undefined,
        token: previewToken,
        answers: previewToken ? undefined : answers,
        backend,
        captcha,
        log: (error) => {
          isWhole = false
          metrics.apiErrors.inc()
          log.error({ err: error }, 'content API failed')
        },
      }),
      siteUrl,
      isIndexed: environment.isIndexed,
      preview: previewToken ? { panelOrigin } : null,
      requestId,
      analytics: environment.analytics,
      knownPages,
      sitemapPaths: ownPaths,
      counts,
      // A page that is kept is made for nobody in particular, and an editor at work is no visitor.
      counting: visitorAddress === undefined || previewToken ? 'no' : mayCount(request),
      visitorAddress,
      strandUrl: strands.write,
      paintPlan,
      foreign,
      log,
    })
    const page: { finished?: FinishedHtml } = {}
    context.set(takeHtmlContext, (html, start) => {
      page.finished = parts ? insertStart(html, parts, start, inHead) : { html, ...noHashes }
    })
    // HEAD tells what GET would; the router has a shorter answer for it.
    const read = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    const response = await handle(read, context)
    const headers = new Headers(baseHeaders)
    for (const [name, value] of response.headers) {
      if (name === 'set-cookie') headers.append(name, value)
      else headers.set(name, value)
    }
    const { finished } = page
    if (parts && !finished) headers.set('content-security-policy', policyOfNothing)
    if (parts && finished) {
      headers.set(...reportingEndpoints)
      headers.set(
        'content-security-policy',
        contentSecurityPolicy({ ...finished, foreign, isSecure: siteUrl.startsWith('https:') }),
      )
    }
    if (previewToken) for (const [name, value] of ownersHeaders) headers.set(name, value)
    else if (!isWhole) headers.set('cache-control', 'no-store')
    else if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(read, response))
    const body = finished?.html ?? Buffer.from(await response.arrayBuffer())
    endTimer()
    return { status: response.status, headers: [...headers], body, isWhole }
  }
}

/**
 * Browsers ask each time whether a document is still the same. A network of caches in front may answer for some seconds by itself, and
 * longer while it asks, or while this server is away. Data fetched ahead must live until the tap that needs it.
 */
function cacheControl(request: Request, { status }: Response): string {
  if (request.method !== 'GET' || status >= 500 || status === 400) return 'no-store'
  return `public, max-age=${isDataRequest(request) ? 10 : 0}, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400`
}

/** Whether the router asks for a page's data alone, because the page is opened from another. */
function isDataRequest({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data')
}
