import { mayReadMetrics } from '@pryad/contract/request-sender.ts'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache } from './page-cache/page-cache.ts'

/** The metrics of a running site, in Prometheus' terms. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const answeredFast = new FastAnswers()
  collectDefaultMetrics({ register: registry })
  AggregatorRegistry.setRegistries(registry)
  const pages: Counter<'state'> = new Counter({
    name: 'page_cache_total',
    help: 'Pages by how they came to be: from memory, from memory though old, rendered, rendered for one visitor',
    labelNames: ['state'] as const,
    registers,
    // Before the requests are read, which these belong to as well.
    collect() {
      for (const { method, status, count } of answeredFast.take()) {
        requests.inc({ method, status }, count)
        this.inc({ state: 'hit' }, count)
      }
    },
  })
  const requests: Counter<'method' | 'status'> = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'status'] as const,
    registers,
  })
  return {
    registry,
    answeredFast,
    pages,
    requests,
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    renders: new Histogram({
      name: 'page_render_duration_seconds',
      help: 'Time to make a page, answers of the API included',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    violations: new Counter({
      name: 'csp_violations_total',
      help: 'What browsers report that the content security policy has kept from happening',
      labelNames: ['directive'] as const,
      registers,
    }),
    apiErrors: new Counter({
      name: 'content_api_errors_total',
      help: 'Failed requests to the content API',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Answers that Fastify never saw, in plain numbers: a counter with labels would cost as much as the answer itself. */
class FastAnswers {
  private readonly counts = new Map<string, number>()

  add(method: string, status: number): void {
    const key = `${method} ${status}`
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }

  /** The measurements since the last call. */
  take(): { method: string; status: number; count: number }[] {
    const taken = [...this.counts].map(([key, count]) => {
      const [method = '', status] = key.split(' ')
      return { method, status: Number(status), count }
    })
    this.counts.clear()
    return taken
  }
}

/** Measures everything that Fastify answers. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method }, reply) => {
    metrics.requests.inc({ method, status: reply.raw.statusCode })
    metrics.duration.observe(reply.elapsedTime / 1000)
  })
}

type ServeMetricsOptions = {
  metrics: Metrics
  cache: PageCache
  isReady: () => boolean
  freeBytes: () => Promise<number | undefined>
  secret: string | undefined
  /** Metrics of all workers together, where there are several. */
  collectMetrics?: (() => Promise<string>) | undefined
}

/** `/metrics`, for this machine itself and for clients that know the secret. A request forwarded by a proxy is not this machine's. */
export function serveMetrics(
  app: FastifyInstance,
  { metrics, cache, isReady, freeBytes, secret, collectMetrics }: ServeMetricsOptions,
): void {
  const { registry } = metrics
  addGauge('page_cache_bytes', 'Memory taken by kept pages', () => cache.statistics.bytes)
  addGauge('page_cache_pages', 'Pages that are kept', () => cache.statistics.pages)
  addGauge('ready', 'Whether visitors may be sent here: 1 or 0', () => (isReady() ? 1 : 0))
  addGauge('disk_free_bytes', 'Room left on the disk of the data folder', freeBytes)

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayReadMetrics(request.raw, secret)) return reply.code(404).send()
    const text = await (collectMetrics?.() ?? registry.metrics())
    return reply.header('content-type', registry.contentType).send(text)
  })

  function addGauge(
    name: string,
    help: string,
    read: () => number | undefined | Promise<number | undefined>,
  ): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      // Workers stand side by side: each has pages of its own, and all the same disk; they are ready when all of them are.
      aggregator: name === 'ready' || name === 'disk_free_bytes' ? 'min' : 'sum',
      async collect() {
        const value = await read()
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  }
}

type HealthOptions = {
  /** Whether a visitor would get a page now: from the API, or from the kept pages. */
  isReady: () => boolean
}

/**
 * `/healthz`: the process runs. `/readyz`: visitors may be sent here. A full disk does not change that: the site keeps copies there, and
 * answers without them as well; `disk_free_bytes` in the metrics tells of it.
 */
export function serveHealth(app: FastifyInstance, { isReady }: HealthOptions): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return isReady()
      ? reply.send({ status: 'ok' })
      : reply.code(503).header('retry-after', '5').send({ status: 'starting' })
  })
}
