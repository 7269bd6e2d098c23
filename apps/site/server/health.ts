import type { FastifyInstance } from 'fastify'

type HealthOptions = {
  /** Whether a visitor would get a page now: from the API, or from the kept pages. */
  isReady: () => boolean
}

/**
 * `/healthz`: the process runs. `/readyz`: visitors may be sent here. A full disk does not change that: the site keeps copies there, and
 * answers without them as well; `disk_free_bytes` in the metrics tells of it.
 */
export function serveHealth(app: FastifyInstance, { isReady }: HealthOptions): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    isReady()
      ? reply.send({ status: 'ok' })
      : reply.code(503).header('retry-after', '5').send({ status: 'starting' }),
  )
}
