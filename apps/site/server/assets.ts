import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60
const day = 24 * 60 * 60

/**
 * Serves the build, compressed as it was when built: what has a hash in its name for ever, the rest, such as the icon, for a day.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes('/assets/')
      reply.header(
        'cache-control',
        isHashed
          ? `public, max-age=${year}, immutable`
          : `public, max-age=${day}, stale-while-revalidate=${day}`,
      )
    },
  })
}
