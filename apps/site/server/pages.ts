import * as build from 'virtual:react-router/server-build'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { createContentApi } from '../app/api/content-api.server.ts'
import { siteRequestContext } from '../app/api/context.ts'

/** Serves the pages: every path that nothing else answers to. */
export async function servePages(app: FastifyInstance, environment: SiteEnvironment): Promise<void> {
  const handleRequest = createRequestHandler(build, import.meta.env.MODE)

  // Forms reach the pages as they were sent: the pages read them by the web's own means.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.all('*', async (request, reply) => {
    const context = new RouterContextProvider()
    context.set(siteRequestContext, {
      api: createContentApi({
        baseUrl: environment.apiUrl,
        timeoutMs: environment.apiTimeoutMs,
        visitor: environment.siteSecret ? { address: request.ip, secret: environment.siteSecret } : undefined,
        log: (error) => request.log.error({ err: error }, 'content API failed'),
      }),
      siteUrl: environment.siteUrl,
      analytics: { gtmId: environment.gtmId, scriptUrl: environment.gtmUrl },
      requestId: request.id,
      log: request.log,
    })
    const response = await handleRequest(toWebRequest(request, environment), context)
    reply.code(response.status)
    for (const [name, value] of response.headers) reply.header(name, value)
    return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : null)
  })
}

function toWebRequest(request: FastifyRequest, { siteUrl }: SiteEnvironment): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { method } = request
  const body =
    method !== 'GET' && method !== 'HEAD' && Buffer.isBuffer(request.body) ? request.body : undefined
  return new Request(new URL(request.raw.url ?? '/', siteUrl), {
    method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}
