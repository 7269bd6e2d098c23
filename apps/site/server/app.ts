import { randomUUID } from 'node:crypto'
import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { AnswerCache } from '../app/api/answer-cache.server.ts'
import { serveAssets } from './assets.ts'
import { serveContentVersion } from './content-version.ts'
import { ContentWatch } from './content-watch.ts'
import { createFastPath } from './fast-path.ts'
import { serveFiles } from './files/serve-files.ts'
import { serveHealth } from './health.ts'
import { createHttpServer } from './http-server.ts'
import { createMetrics, measureRequests, serveMetrics } from './metrics.ts'
import { DiskPages } from './page-cache/disk-pages.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { readPageParts } from './page-parts.ts'
import { servePages } from './pages.ts'
import { servePreview } from './preview/serve-preview.ts'
import { createTokenReader } from './preview/token.ts'
import { servePurge } from './purge.ts'
import { createRenderer } from './render-page.ts'
import { toSiteUrl, withReadableEscapes } from './request-address.ts'
import { sendSecurityHeaders } from './security-headers.ts'

export type ServerOptions = {
  environment: SiteEnvironment
  /** Folder of the built scripts, styles and fonts; missing while a development server hands them out. */
  assetsFolder?: string
  /** Told of a change that the API reported, so that other workers learn of it as well. */
  onPurge?: (version: string | undefined) => void
  /** Metrics of all workers together, where there are several. */
  collectMetrics?: () => Promise<string>
}

/** A server that does not listen yet, and the way to tell it that the content has changed. */
export type SiteServer = { app: FastifyInstance; purge: (version: string | undefined) => void }

/** Room on the disk for the last good pages, in bytes. */
const diskBytes = 512 * 1024 * 1024
/** Largest body of a request: a question is a hundred times smaller. */
const bodyBytes = 64 * 1024

/** Builds the site's server: finished pages from memory, everything else behind Fastify. */
export async function buildServer(options: ServerOptions): Promise<SiteServer> {
  const { environment, assetsFolder, onPurge, collectMetrics } = options
  const { apiUrl, apiTimeoutMs, siteUrl, siteSecret, dataDir } = environment
  const metrics = createMetrics()
  const tokens = createTokenReader(siteSecret)
  const answers = new AnswerCache()
  const parts = assetsFolder ? await readPageParts(assetsFolder) : undefined
  const render = createRenderer({ environment, answers, parts, metrics })
  const cache = new PageCache({
    render: (url) =>
      render({ request: new Request(toSiteUrl(url, siteUrl)), requestId: randomUUID(), log: app.log }),
    maxBytes: environment.pageCacheBytes,
    disk: new DiskPages({
      folder: path.join(dataDir, 'site/pages'),
      build: build.assets.version,
      maxBytes: diskBytes,
    }),
    onError: (error, url) => app.log.error({ err: error, url }, 'page could not be renewed'),
  })
  const app = Fastify({
    logger: { level: environment.logLevel },
    genReqId: () => randomUUID(),
    trustProxy: environment.trustProxy,
    bodyLimit: bodyBytes,
    rewriteUrl: ({ url = '/' }) => withReadableEscapes(url),
    serverFactory: createHttpServer(createFastPath(cache, metrics, tokens)),
  })
  const renewAll = () => {
    answers.outdate()
    cache.purge()
  }
  const watch = new ContentWatch({
    apiUrl,
    timeoutMs: apiTimeoutMs,
    intervalMs: environment.contentPollMs,
    // What is most likely asked for first is there before anybody asks, also after a start before the API's own.
    onFirst: () => cache.get('/').catch(() => undefined),
    onChange: renewAll,
    log: app.log,
  })
  const purge = (version: string | undefined) => {
    if (version !== undefined) watch.know(version)
    renewAll()
  }
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    watch.stop()
  })

  sendSecurityHeaders(app, siteUrl)
  measureRequests(app, metrics)
  serveHealth(app, { isReady: () => !isClosing && (watch.isApiReachable || cache.statistics.pages > 0) })
  serveContentVersion(app, () => watch.contentVersion)
  serveMetrics(app, { metrics, cache, secret: siteSecret, collectMetrics })
  if (assetsFolder) await serveAssets(app, assetsFolder)
  await serveFiles(app, environment)
  const servePagesAndPurge: FastifyPluginAsync = async (scope) => {
    servePurge(scope, {
      secret: siteSecret,
      onPurge: (version) => {
        purge(version)
        onPurge?.(version)
      },
    })
    servePreview(scope, { environment, tokens })
    await servePages(scope, { environment, cache, render, tokens })
  }
  await app.register(servePagesAndPurge)
  return { app, purge }
}
