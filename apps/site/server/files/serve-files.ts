import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import type { FastifyInstance } from 'fastify'
import { deleteOldParts } from '../disk/delete-parts.ts'
import { shownElsewhere } from '../security-headers.ts'
import { createFileStore } from './file-store.ts'
import { passOn } from './pass-on.ts'

/** Names change with their content. */
const forEver = `public, max-age=${365 * 24 * 60 * 60}, immutable`

/** Names of files with their content's hash, and a number where the same file was uploaded twice; nothing else is asked of the API. */
const fileName = /^[a-z0-9-]+\.[0-9a-f]{10}(-\d{1,4})?(\.[a-z0-9_]+)?\.(avif|webp|jpe?g|png|mp4|webm|vtt)$/
/** A picture that was cut again keeps its name; this parameter tells its editions apart. */
const editionName = /^[0-9a-f]{10}$/

/**
 * Pictures and lessons under the addresses the API gives them. Each is fetched from the API once and served from the disk from then
 * on, ranges included, also while the API is away. On a full disk they are passed on as they come.
 */
export async function serveFiles(
  app: FastifyInstance,
  { apiUrl, dataDir, apiTimeoutMs }: SiteEnvironment,
): Promise<void> {
  const root = path.join(dataDir, 'site/files')
  // Without a folder to keep them in they are passed on.
  await mkdir(root, { recursive: true }).catch(() => undefined)
  void deleteOldParts(root)
  const store = createFileStore({ apiUrl, root, timeoutMs: apiTimeoutMs })
  // The folder is read at every request: files come while the server runs.
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false })
  for (const folder of ['media', 'lessons', 'share'] as const) {
    app.get<{ Params: { name: string }; Querystring: { v?: unknown } }>(
      `/${folder}/:name`,
      async (request, reply) => {
        const { name } = request.params
        const { v } = request.query
        const isCut = folder === 'media' && typeof v === 'string' && editionName.test(v)
        const edition = isCut ? v : undefined
        const kept = edition ? `${folder}/${edition}/${name}` : `${folder}/${name}`
        const source = edition ? `${folder}/${name}?v=${edition}` : `${folder}/${name}`
        const outcome = fileName.test(name) ? await store.provide(source, kept, request.log) : 'missing'
        reply.header('cache-control', 'no-store')
        if (outcome === 'missing') return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
        if (outcome === 'unavailable') return reply.code(503).header('retry-after', '30').send()
        reply.header(...shownElsewhere)
        if (outcome === 'unkept')
          return passOn(request, reply, {
            url: `${apiUrl}/${source}`,
            timeoutMs: apiTimeoutMs,
            cacheControl: forEver,
          })
        return reply.header('cache-control', forEver).sendFile(kept, root)
      },
    )
  }
}
