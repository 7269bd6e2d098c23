import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isTemporary } from './file-store.ts'

/** Headers that a file has, wherever it comes from. */
const kept = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

type PassOnOptions = {
  url: string
  /** How long the API may take to begin, in milliseconds. */
  timeoutMs: number
  /** How long the file itself may be kept; a refusal is not. */
  cacheControl: string
}

/** Answers with a file of the API as it comes, or a range of it: a file that cannot be kept can still be shown. */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, timeoutMs, cacheControl }: PassOnOptions,
): Promise<FastifyReply> {
  const { range } = request.headers
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), timeoutMs)
  // Nobody waits for the rest any more.
  reply.raw.on('close', () => giveUp.abort())
  try {
    const answer = await fetch(url, {
      method: request.method,
      signal: giveUp.signal,
      headers: { 'accept-encoding': 'identity', ...(range ? { range } : {}) },
    })
    if (![200, 206, 404, 416].includes(answer.status)) throw new Error(`The API answered ${answer.status}.`)
    reply.code(answer.status)
    if (answer.status === 404) {
      await answer.body?.cancel()
      return reply.type('text/plain; charset=utf-8').send('Not found')
    }
    for (const name of kept) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    if (answer.status !== 416) reply.header('cache-control', isTemporary(answer) ? 'no-store' : cacheControl)
    return reply.send(answer.body ? Readable.from(answer.body) : undefined)
  } catch (error) {
    request.log.error({ err: error }, 'file could not be passed on')
    return reply.code(503).header('retry-after', '30').send()
  } finally {
    clearTimeout(timer)
  }
}
