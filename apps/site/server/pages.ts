import { finished } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from './monitoring.ts'
import { CachedPage } from './page-cache/cached-page.ts'
import type { PageCache, PageState } from './page-cache/page-cache.ts'
import type { PageKeys } from './page-cache/page-key.ts'
import { sendPage } from './page-cache/send-page.ts'
import type { FindPreviewToken } from './preview.ts'
import { refuse, refuseForeignForm } from './refusals.ts'
import type { RenderPage } from './render-page.ts'
import {
  meantParts,
  meantPath,
  meantValue,
  pathAsSent,
  toSiteUrl,
  toWebRequest,
  withPlainPath,
} from './requests.ts'

type PagesOptions = {
  environment: SiteEnvironment
  cache: PageCache
  keys: PageKeys
  /** Paths of the routes that are written out. */
  ownPaths: ReadonlySet<string>
  render: RenderPage
  findToken: FindPreviewToken
  metrics: Metrics
}

/** How many answers that must be made an address may ask for in a minute: thousands of phones may share one. */
const costlyPerMinute = 600
/** The same for each address that scripts ask while somebody types. */
const typedPerMinute = 600
/** How many pictures of plans an address may ask for in a minute: somebody tries a few days and shades. */
const plansPerMinute = 60
/** Above this delay of the event loop, in milliseconds, only a few pages at a time are made: docs/pages-in-memory.md. */
const maxDelay = 1000
/**
 * How many answers are made at a time while the event loop is late. The machine may have been slow rather than the site busy: a visitor
 * alone is not sent away for that.
 */
const madeWhenLate = 4
/** How browsers send forms; pages take nothing else. */
const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i
/** After how many seconds a visitor may try again. */
const retrySeconds = 10

/** Serves the pages: every path that nothing else answers to. */
export async function servePages(
  app: FastifyInstance,
  { environment, cache, keys, ownPaths, render, findToken, metrics }: PagesOptions,
): Promise<void> {
  /** The key under which a request's page is kept; undefined when it is rendered for this visitor alone. */
  const keyOf = ({ method, headers, raw }: FastifyRequest) => {
    const isReading = method === 'GET' || method === 'HEAD'
    if (!isReading || findToken(headers.cookie)) return undefined
    return keys.toPageKey(raw.url ?? '/')
  }

  const { origin } = new URL(environment.siteUrl)
  const isForeign = ({ headers }: FastifyRequest) => headers.origin !== undefined && headers.origin !== origin

  /** Whether nothing like the answer is kept, be it old. */
  const isCostly = (request: FastifyRequest) => {
    const key = keyOf(request)
    return key === undefined || !(cache.peek(key) ?? cache.peekOld(key))
  }

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    state: PageState | 'bypass',
  ) => {
    reply.hijack()
    sendPage(request.raw, reply.raw, page, state)
    metrics.pages.inc({ state })
  }

  /** The address of the page that is meant by another one: each page has one. Undefined when there is no such page. */
  const findMeant = async (url: URL, sent: string): Promise<string | undefined> => {
    const { pathname, search } = meantParts(url)
    const path = meantPath(pathname) ?? pathname
    const [, declared] = keys.toPageKey(path + search)?.split('?') ?? []
    const values = new URLSearchParams(search)
    let isValueMended = false
    for (const [name, value] of new URLSearchParams(declared)) {
      if (meantValue(value) === value) continue
      values.set(name, meantValue(value))
      isValueMended = true
    }
    if (path === sent && !isValueMended) return undefined
    const meant = isValueMended ? `${path}?${values}` : path + search
    if (ownPaths.has(path) && !isValueMended) return meant
    const key = keys.toPageKey(meant)
    return key !== undefined && (await cache.get(key)).page.status < 400 ? meant : undefined
  }

  /** How many requests wait for an answer that must be made. */
  let waiting = 0

  // Forms reach the pages as they were sent: the pages read them by the web's own means.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.addHook('onRequest', async (request, reply) => {
    if (!isCostly(request)) return
    waiting++
    finished(reply.raw, () => waiting--)
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    retryAfter: retrySeconds,
    pressureHandler(request, reply) {
      const key = keyOf(request)
      const page = key && cache.peekOld(key)
      if (page) {
        answer(request, reply, page, 'stale')
        return
      }
      if (waiting > madeWhenLate) refuse(reply, 503, { retryAfter: retrySeconds })
    },
  })
  await app.register(rateLimit, {
    max: costlyPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !isCostly(request),
  })
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = toSiteUrl(request.raw.url ?? '/', environment.siteUrl)
    const address = withPlainPath(url)
    if (address) return reply.redirect(address, 308)
    if (request.method === 'POST') {
      if (!formType.test(request.headers['content-type'] ?? '')) return refuse(reply, 415)
    } else {
      const meant = await findMeant(url, pathAsSent(request.raw.url ?? '/'))
      // A page may come to be at this address, too.
      if (meant) return reply.header('cache-control', 'no-cache').redirect(meant, 301)
    }
    const key = keyOf(request)
    if (key) {
      const { page, state } = await cache.get(key)
      answer(request, reply, page, state)
      return
    }
    const page = await render({
      request: toWebRequest(request, environment.siteUrl),
      requestId: request.id,
      log: request.log,
      visitorAddress: request.ip,
      previewToken: findToken(request.headers.cookie),
    })
    // To a form from another origin the router says nothing but «Bad Request», which its scripts understand.
    if (page.status === 400 && isForeign(request) && !url.pathname.endsWith('.data'))
      return refuseForeignForm(reply, environment.siteUrl)
    // A form was sent to a page that takes none.
    if (page.status === 405) page.headers.push(['allow', 'GET, HEAD'])
    answer(request, reply, await CachedPage.make(page, 0), 'bypass')
  }
  app.all('*', serve)
  // Requests while typing have limits of their own, so that the typed text can still be sent.
  const whileTyping = { config: { rateLimit: { max: typedPerMinute } } }
  app.post('/similar-answers', whileTyping, serve)
  app.get('/search-hits', whileTyping, serve)
  app.get('/shade/plan.jpg', { config: { rateLimit: { max: plansPerMinute } } }, serve)
}
