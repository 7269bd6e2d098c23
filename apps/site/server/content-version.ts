import type { FastifyInstance } from 'fastify'
import type { FindPreviewToken } from './preview/token.ts'

/**
 * `/content-version`: which content the pages show from now on, and by which build of the site they are made, in a header, for a cache in
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
  app.get('/content-version', { logLevel: 'silent' }, async (request, reply) => {
    const known = version()
    reply.header('cache-control', 'no-store')
    if (findToken(request.headers.cookie)) reply.header('x-preview', '1')
    return known === undefined
      ? reply.code(503).header('retry-after', '1').send()
      : reply.code(204).header('x-content-version', `${build}-${known}`).send()
  })
}
