import { countPath } from '@pryad/contract/reserved-slugs.ts'
import type { FastifyInstance } from 'fastify'
import { shortAddress } from './short-address.ts'

/** Refusals that tell nothing of the site: they are counted, and not written down. */
const quiet = new Set([405, 413, 415, 429])
/** Longest path that is written down. */
const pathLength = 100

/**
 * One short line for each request that Fastify has answered, in place of its own two. Only the path of the URL is logged: its query may
 * contain a token or an e-mail. Counts are not logged: nothing is kept about counted visitors.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply.raw
    const path = (request.raw.url ?? '').split('?', 1)[0]?.slice(0, pathLength)
    if (quiet.has(statusCode) || path === countPath) return
    const time = Math.round(reply.elapsedTime)
    request.log.info(`${request.method} ${path} ${statusCode} ${time} ms ${shortAddress(request.ip)}`)
  })
}
