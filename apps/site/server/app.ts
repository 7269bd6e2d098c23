import { randomUUID } from 'node:crypto'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { serveAssets } from './assets.ts'
import { serveFiles } from './files/serve-files.ts'
import { servePages } from './pages.ts'
import { sendSecurityHeaders } from './security-headers.ts'

export type ServerOptions = {
  environment: SiteEnvironment
  /** Folder of the built scripts, styles and fonts; missing while a development server hands them out. */
  assetsFolder?: string
}

/** Largest body of a posted form, in bytes. */
const bodyLimit = 64 * 1024

/** The public site as an HTTP server that does not listen yet. */
export async function buildServer({ environment, assetsFolder }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: environment.logLevel },
    genReqId: () => randomUUID().slice(0, 8),
    bodyLimit,
    trustProxy: true,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await sendSecurityHeaders(app)
  if (assetsFolder) await serveAssets(app, assetsFolder)
  await serveFiles(app, environment)
  await servePages(app, environment)
  return app
}
