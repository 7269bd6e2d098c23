import { createHmac, randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type PageSettings, pageSettings, type SiteEnvironment } from '@pryad/environment/site-environment.ts'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import { AnswerCache } from '../app/api/content-api.server.ts'
import { type CountQueue, createCountQueue } from '../app/api/count-queue.server.ts'
import { serveAssets } from './assets.ts'
import { ContentWatch, serveContentVersion, servePurge } from './content-version.ts'
import { serveCounts } from './counts.ts'
import { serveCspReports } from './csp-reports.ts'
import { freeBytes } from './disk.ts'
import { createFastPath, createHttpServer } from './fast-path.ts'
import { serveFiles } from './files/serve-files.ts'
import { loggerOptions, logRequests, warnOfForwarded } from './log.ts'
import { createMetrics, type Metrics, measureRequests, serveHealth, serveMetrics } from './monitoring.ts'
import { DiskPages } from './page-cache/disk-pages.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { createPageKeys, type FindKeptPage } from './page-cache/page-key.ts'
import { servePages } from './pages.ts'
import { createPreviewTokenFinder, servePreview } from './preview.ts'
import { refuse, refuseBroken, refuseOtherMethods } from './refusals.ts'
import type { RenderPage } from './render-page.ts'
import { toSiteUrl, withReadableEscapes } from './requests.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { serveStrands } from './strands/serve-strands.ts'
import { createStrandAddresses, keepStrandKey, type StrandAddresses } from './strands/strand-addresses.ts'

/** Renders pages; its implementation need not be known here. */
export type Pages = {
  /** Tells the code of one build from that of another. */
  build: string
  /** Which pages are kept, from the routes. */
  keptPageAt: FindKeptPage
  /** Paths of the routes that are written out. */
  ownPaths: ReadonlySet<string>
  createRenderer: (options: {
    environment: PageSettings
    answers: AnswerCache
    metrics: Metrics
    counts: CountQueue
    strands: StrandAddresses
  }) => RenderPage
}

export type ServerOptions = {
  environment: SiteEnvironment
  pages: Pages
  /** Folder of the built scripts, styles and fonts; missing while a development server hands them out. */
  assetsFolder?: string | undefined
  /** Told of a change that the API reported, so that other workers learn of it as well. */
  onPurge?: ((version: string | undefined) => void) | undefined
  /** Metrics of all workers together, where there are several. */
  collectMetrics?: (() => Promise<string>) | undefined
  /** Where the log goes instead of the standard output. */
  logStream?: { write: (line: string) => void } | undefined
}

/** A server that does not listen yet, and the way to tell it that the content has changed. */
export type SiteServer = { app: FastifyInstance; purge: (version: string | undefined) => void }

/** Room on the disk for the last good pages, in bytes. */
const diskBytes = 512 * 1024 * 1024
/** Largest body of a request: a question is a hundred times smaller. */
const bodyBytes = 64 * 1024
/** How long a stop waits for the last sums to be sent, in milliseconds. */
const lastFlushMs = 1000
/** Some pages show the date, such as the year below every page, and change with it. */
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Builds the site's server: finished pages from memory, everything else behind Fastify. */
export async function buildServer(options: ServerOptions): Promise<SiteServer> {
  const { environment, pages, assetsFolder, onPurge, collectMetrics, logStream } = options
  const { apiUrl, apiTimeoutMs, siteUrl, siteSecret, dataDir } = environment
  const metrics = createMetrics()
  const findToken = createPreviewTokenFinder(environment)
  const answers = new AnswerCache()
  const counts = createCountQueue({ baseUrl: apiUrl, timeoutMs: apiTimeoutMs, siteSecret })
  const keys = createPageKeys(pages.keptPageAt)
  const settings = pageSettings(environment)
  let keyTrouble: unknown
  const strandKey = siteSecret ?? (await keepStrandKey(dataDir, (error) => (keyTrouble = error)))
  const strands = createStrandAddresses(strandKey)
  // Pages of other code name scripts that are gone, those of other settings another address of the site, or strands that nobody may ask for.
  const build = `${pages.build}-${createHmac('sha256', strandKey).update(JSON.stringify(settings)).digest('hex').slice(0, 8)}`
  const cache = new PageCache({
    isOneOfEndless: keys.isOneOfEndless,
    render: (url) =>
      render({ request: new Request(toSiteUrl(url, siteUrl)), requestId: randomUUID(), log: app.log }),
    maxBytes: environment.pageCacheBytes,
    disk: new DiskPages({
      folder: path.join(dataDir, 'site/pages'),
      build,
      maxBytes: diskBytes,
      onTrouble: (error) => app.log.warn({ err: error }, 'pages cannot be kept on the disk'),
    }),
    onError: (error, url) => app.log.error({ err: error, url }, 'page could not be renewed'),
  })
  const app = Fastify({
    logger: { ...loggerOptions(environment.logLevel), ...(logStream ? { stream: logStream } : {}) },
    // See log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: environment.trustProxy,
    bodyLimit: bodyBytes,
    // File systems have none longer; a picture's name, with its hash and a size, has up to 130 letters.
    routerOptions: { maxParamLength: 255 },
    rewriteUrl: ({ url = '/' }) => withReadableEscapes(url),
    clientErrorHandler: refuseBroken(settings),
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => refuse(reply, statusCode),
    serverFactory: createHttpServer(createFastPath(cache, keys, metrics, findToken)),
  })
  const render = pages.createRenderer({ environment: settings, answers, metrics, counts, strands })
  if (keyTrouble) app.log.warn({ err: keyTrouble }, 'the key of strands cannot be kept on the disk')
  const renewAll = () => {
    answers.invalidate()
    cache.purge()
  }
  const watch = new ContentWatch({
    apiUrl,
    timeoutMs: apiTimeoutMs,
    intervalMs: environment.contentPollMs,
    // The pages most likely to be requested first are rendered before anybody asks, also when the API starts later.
    onFirst: () => cache.get('/').catch(() => undefined),
    onChange: renewAll,
    log: app.log,
  })
  const purge = (version: string | undefined) => {
    if (version !== undefined) watch.know(version)
    renewAll()
  }
  const daily = setInterval(() => cache.purge(), dayMilliseconds).unref()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(daily)
    watch.stop()
    // Nobody waits long for sums.
    await Promise.race([counts.flush(), setTimeout(lastFlushMs, undefined, { ref: false })])
  })
  const isReady = () => !isClosing && (watch.isApiReachable || cache.statistics.pages > 0)

  sendSecurityHeaders(app, settings)
  logRequests(app)
  measureRequests(app, metrics)
  warnOfForwarded(app)
  refuseOtherMethods(app)
  app.setErrorHandler((error: { statusCode?: number; headers?: Record<string, string> }, request, reply) => {
    const { statusCode = 500, headers = {} } = error
    // A request that asks for too much, or in a wrong way, is refused; nothing has failed.
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed')
    return refuse(reply.headers(headers), statusCode)
  })
  serveHealth(app, { isReady })
  serveContentVersion(app, { build, version: () => watch.contentVersion, findToken })
  serveMetrics(app, {
    metrics,
    cache,
    isReady,
    freeBytes: () => freeBytes(dataDir),
    secret: siteSecret,
    collectMetrics,
  })
  await serveCounts(app, { siteUrl, counts })
  await serveCspReports(app, { siteUrl, violations: metrics.violations })
  if (assetsFolder) await serveAssets(app, assetsFolder)
  await serveFiles(app, environment)
  await serveStrands(app, { dataDir, addresses: strands })
  const servePagesAndPurge: FastifyPluginAsync = async (scope) => {
    servePurge(scope, {
      secret: siteSecret,
      onPurge: (version) => {
        purge(version)
        onPurge?.(version)
      },
    })
    servePreview(scope, environment)
    await servePages(scope, {
      environment,
      cache,
      keys,
      ownPaths: pages.ownPaths,
      render,
      findToken,
      metrics,
    })
  }
  await app.register(servePagesAndPurge)
  return { app, purge }
}
