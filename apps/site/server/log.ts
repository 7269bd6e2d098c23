import { isIP } from 'node:net'
import { countPath } from '@pryad/contract/reserved-slugs.ts'
import type { FastifyInstance } from 'fastify'
import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger.js'
import ipaddr from 'ipaddr.js'
import { CombinedError } from '#app/api/combined-error.ts'

/** How the site writes its log: JSON lines, without the name of the machine, which is always the same. */
export function loggerOptions(level: string): FastifyLoggerOptions & PinoLoggerOptions {
  return {
    level,
    base: null,
    serializers: {
      err: toLoggedError,
      // Nobody is to write a whole request into the log by mistake: its headers contain cookies and addresses.
      req: ({ method }: { method: string }) => ({ method }),
    },
  }
}

/** The part of an error that is logged. */
type LoggedError = { type: string; message: string; stack: string; code?: string }

/**
 * An error as it is logged: its type, message, stack and code. Its other properties and its causes are left out: those of a failed request
 * contain the request, a visitor's question included.
 */
function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const { name, message, stack = '' } = error
  // The stack is always the same, and the message says what went wrong.
  if (error instanceof CombinedError) return { type: name, message, stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: name, message, stack, ...code }
}

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

/**
 * A visitor's address as it may be written down: the network it belongs to, the first 24 bits of an IPv4 address and the first 48 of an
 * IPv6 one. Anything that is not an address is left out.
 */
export function shortAddress(address: string | undefined): string {
  if (!address || isIP(address) === 0) return ''
  const parsed = ipaddr.process(address)
  const bits = parsed.kind() === 'ipv4' ? 24 : 48
  return `${ipaddr.fromByteArray(firstBits(parsed.toByteArray(), bits))}/${bits}`
}

/** An address in which all bits but the first are zero. */
function firstBits(bytes: number[], bits: number): number[] {
  return bytes.map((byte, index) => (index < bits / 8 ? byte : 0))
}

/** A question that is answered with yes once in that many milliseconds: a thousand equal events are worth one line. */
export function atMostEvery(milliseconds: number): () => boolean {
  let next = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now < next) return false
    next = now + milliseconds
    return true
  }
}
