import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

const year = 365 * 24 * 60 * 60
const day = 24 * 60 * 60

/**
 * Serves the build, compressed as it was when built: what has a hash in its name for ever, the rest, such as the icon, for a day. One
 * route stands for all that is hashed: one for each of some eighty files would hold up the start.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const others = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('assets/'))

  await app.register(serveHashed, { prefix: '/assets', folder: path.join(folder, 'assets') })
  for (const file of others) {
    app.get(`/${file}`, (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${day}, stale-while-revalidate=${day}`)
        .sendFile(file, folder),
    )
  }
}

const serveHashed: FastifyPluginAsync<{ folder: string }> = async (scope, { folder }) => {
  // A file of another build: it may be there in a moment, while several servers are renewed.
  scope.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found'),
  )
  await scope.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${year}, immutable`)
    },
  })
}
