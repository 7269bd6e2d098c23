import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import { askedRange } from '@pryad/contract/byte-range.ts'
import type { SiteEnvironment } from '@pryad/environment/site-environment.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deleteOldParts } from '../disk.ts'
import { shownElsewhere } from '../security-headers.ts'
import { createFileStore, isTemporary } from './file-store.ts'

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
        if (outcome === 'unkept') return passOn(request, reply, `${apiUrl}/${source}`, apiTimeoutMs)
        await setRange(request, path.join(root, kept))
        return reply.header('cache-control', forEver).sendFile(kept, root)
      },
    )
  }
}

/** Puts the range that a request asks of a file on the disk into its headers, where the library finds it. */
async function setRange({ method, headers, raw }: FastifyRequest, file: string): Promise<void> {
  const { range, 'if-range': ifRange } = headers
  if (range === undefined) return
  const { size, mtime } = await stat(file)
  raw.headers.range = askedRange({ method, range, ifRange, size, lastModified: mtime.toUTCString() })
  delete raw.headers['if-range']
}

/** Headers that a file has, wherever it comes from. */
const passedHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
]

/**
 * Answers with a file of the API as it comes, or a range of it: a file that cannot be kept can still be shown. `timeoutMs` is how long the
 * API may take to begin.
 */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  timeoutMs: number,
): Promise<FastifyReply> {
  // The API sends no state of a file that a part could be of.
  const { range, 'if-range': ifRange } = request.headers
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), timeoutMs)
  // Nobody waits for the rest any more.
  reply.raw.on('close', () => giveUp.abort())
  try {
    const answer = await fetch(url, {
      method: request.method,
      signal: giveUp.signal,
      headers: { 'accept-encoding': 'identity', ...(range && !ifRange ? { range } : {}) },
    })
    if (![200, 206, 404, 416].includes(answer.status)) throw new Error(`The API answered ${answer.status}.`)
    reply.code(answer.status)
    if (answer.status === 404) {
      await answer.body?.cancel()
      return reply.type('text/plain; charset=utf-8').send('Not found')
    }
    for (const name of passedHeaders) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    if (answer.status !== 416) reply.header('cache-control', isTemporary(answer) ? 'no-store' : forEver)
    return reply.send(answer.body ? Readable.from(answer.body) : undefined)
  } catch (error) {
    request.log.error({ err: error }, 'file could not be passed on')
    return reply.code(503).header('retry-after', '30').send()
  } finally {
    clearTimeout(timer)
  }
}
