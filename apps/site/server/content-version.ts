import { setTimeout as wait } from 'node:timers/promises'
import { getContentVersionOperation } from '@pryad/contract/generated/operations.ts'
import { isAuthorized } from '@pryad/contract/request-sender.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createContentApi } from '../app/api/content-api.server.ts'
import type { FindPreviewToken } from './preview.ts'
import { parseJson } from './requests.ts'

type ContentWatchOptions = {
  apiUrl: string
  timeoutMs: number
  /** How often to ask, in milliseconds. */
  intervalMs: number
  /** Called once, when the API has answered for the first time; after `onChange`. */
  onFirst: () => void
  /** Called when the pages rendered so far may show another version than the API has. */
  onChange: () => void
  log: FastifyBaseLogger
}

/**
 * Asks the API from time to time whether the content has changed: the safety net for changes that the API could not tell, and for sites
 * it does not know of.
 */
export class ContentWatch {
  private readonly options: ContentWatchOptions
  private readonly stopping = new AbortController()
  /** The version that was last heard of. */
  contentVersion: string | undefined
  /** Whether the API answered when it was last asked. */
  isApiReachable = true
  /** How often a version has been told. */
  private told = 0
  private hasAnswered = false

  constructor(options: ContentWatchOptions) {
    this.options = options
    void this.watch()
  }

  /** A version that was told and need not be found out again. */
  know(version: string): void {
    this.contentVersion = version
    this.told += 1
  }

  stop(): void {
    this.stopping.abort()
  }

  private async watch(): Promise<void> {
    const { apiUrl, timeoutMs, intervalMs, log } = this.options
    const { signal } = this.stopping
    const api = createContentApi({ baseUrl: apiUrl, timeoutMs, signal })
    while (!signal.aborted) {
      try {
        const told = this.told
        const { contentVersion } = await api.request(getContentVersionOperation, {})
        if (!this.isApiReachable) log.info('the content API answers again')
        this.isApiReachable = true
        // Nobody knows which version the pages show that were made before this answer: it may have changed since.
        // A version that was announced since this request is newer than the answer.
        if (this.told === told && this.contentVersion !== contentVersion) {
          this.contentVersion = contentVersion
          this.options.onChange()
        }
        if (!this.hasAnswered) this.options.onFirst()
        this.hasAnswered = true
      } catch (error) {
        if (signal.aborted) return
        // Told once, not at every attempt.
        if (this.isApiReachable) log.warn({ err: error }, 'the content API does not answer')
        this.isApiReachable = false
      }
      await wait(intervalMs, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
}

/**
 * `/content-version`: which content the pages show from now on, and by which build and settings of the site they are made, in a header, for a cache in
 * front of this server that keeps pages by it (docs/operations/nginx). 503 until the API has told the version.
 * `x-preview` says that the request has a good preview token: the cache neither gives nor keeps its pages.
 */
export function serveContentVersion(
  app: FastifyInstance,
  {
    build,
    version,
    findToken,
  }: { build: string; version: () => string | undefined; findToken: FindPreviewToken },
): void {
  app.route({
    // Fastify's own answer to HEAD would give 204 a length.
    method: ['GET', 'HEAD'],
    url: '/content-version',
    logLevel: 'silent',
    handler: async (request, reply) => {
      const known = version()
      reply.header('cache-control', 'no-store')
      if (findToken(request.headers.cookie)) reply.header('x-preview', '1')
      return known === undefined
        ? reply.code(503).header('retry-after', '1').send()
        : reply.code(204).header('x-content-version', `${build}-${known}`).send()
    },
  })
}

const bodyShape = z.object({ version: z.string().min(1).max(100).optional() })

type PurgeOptions = {
  secret: string | undefined
  /** The content has changed; `version` is the API's name for the new one. */
  onPurge: (version: string | undefined) => void
}

/** `POST /purge`: the API tells that the content has changed. Needs the secret that both sides share. */
export function servePurge(app: FastifyInstance, { secret, onPurge }: PurgeOptions): void {
  app.post('/purge', async (request, reply) => {
    if (!secret || !isAuthorized(request.headers.authorization, secret)) return reply.code(401).send()
    const { body: bytes } = request
    const body = bodyShape.safeParse(
      Buffer.isBuffer(bytes) && bytes.length > 0 ? parseJson(bytes.toString('utf8')) : {},
    )
    if (!body.success) return reply.code(400).send()
    onPurge(body.data.version)
    return reply.code(204).send()
  })
}
