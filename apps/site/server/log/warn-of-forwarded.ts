import type { FastifyInstance } from 'fastify'
import { shortAddress } from './short-address.ts'

/**
 * Tells once that somebody names a visitor's address and is not believed. Behind a balancer all visitors look like one then, which counts
 * for the limits.
 */
export function warnOfForwarded(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', async (request) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return
    const { remoteAddress } = request.raw.socket
    // A believed one has another's address.
    if (request.ip !== remoteAddress) return
    hasWarned = true
    request.log.warn(
      { peer: shortAddress(remoteAddress) },
      'x-forwarded-for is not believed: if a balancer of yours has sent it, name its address in TRUST_PROXY',
    )
  })
}
