import type { FastifyInstance } from 'fastify'

/**
 * `/content-version`: which content the pages show from now on, and by which build of the site they are made, in a header, for a cache in
 * front of this server that keeps pages by it (docs/operations/nginx). 503 until the API has told the version.
 */
export function serveContentVersion(
  app: FastifyInstance,
  { build, version }: { build: string; version: () => string | undefined },
): void {
  app.get('/content-version', { logLevel: 'silent' }, async (_request, reply) => {
    const known = version()
    reply.header('cache-control', 'no-store')
    return known === undefined
      ? reply.code(503).header('retry-after', '1').send()
      : reply.code(204).header('x-content-version', `${build}-${known}`).send()
  })
}
