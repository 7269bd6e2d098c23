import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { shownElsewhere } from './security-headers.ts'

const year = 365 * 24 * 60 * 60
const day = 24 * 60 * 60

/**
 * Serves the build, compressed at build time: browsers cache files with a hash in their name for a year, the rest, such as the icon, for
 * a day. One route serves all hashed files: one for each of some eighty files would delay the start.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
  const hashed = new Set(files.filter((file) => file.startsWith('assets/')))

  // In a scope of its own: other files are not compressed beforehand.
  const serveBuild: FastifyPluginAsync = async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      acceptRanges: false,
      preCompressed: true,
    })
    scope.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
      const file = `assets/${request.params.name}`
      if (hashed.has(file))
        return (
          reply
            .header('cache-control', `public, max-age=${year}, immutable`)
            // The name holds a hash, so browsers need not ask whether the file is still the same.
            .sendFile(file, { etag: false, lastModified: false })
        )
      // One of another build: it may be there in a moment, while several servers are renewed.
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found')
    })
    for (const file of files) {
      if (hashed.has(file)) continue
      scope.get(`/${file}`, (_request, reply) =>
        reply
          .header(...shownElsewhere)
          .header('cache-control', `public, max-age=${day}, stale-while-revalidate=${day}`)
          .sendFile(file),
      )
    }
  }
  await app.register(serveBuild)
}
