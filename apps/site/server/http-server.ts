import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastPath } from './fast-path.ts'

/** Longer than balancers keep a connection that nobody uses: else they would send a request into one that is just being closed. */
const keepAliveMilliseconds = 72_000
/** How long a request may take to arrive. */
const requestMilliseconds = 30_000

/** Makes servers that answer on the fast path where it can, and by Fastify otherwise. */
export function createHttpServer(answerFast: FastPath): (handler: RequestListener) => Server {
  return (handler) =>
    createServer(
      { keepAliveTimeout: keepAliveMilliseconds, requestTimeout: requestMilliseconds },
      (request, response) => {
        if (!answerFast(request, response)) handler(request, response)
      },
    )
}
