import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal-page.ts'

/** The methods that the site answers: they read, and send a form. */
const methods = new Set(['GET', 'HEAD', 'POST'])

/** Refuses every other method before anything looks at the request (RFC 9110, 15.5.6). */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (methods.has(request.method)) return
    return refuse(reply.header('allow', [...methods].join(', ')), 405)
  })
}
