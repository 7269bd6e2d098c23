import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseJson } from './parse-json.ts'

const bodyShape = z.object({ version: z.string().min(1).max(100).optional() })

type PurgeOptions = {
  secret: string | undefined
  /** The content has changed; `version` is the API's name for the new one. */
  onPurge: (version: string | undefined) => void
}

/** `POST /purge`: the API tells that the content has changed. Needs the secret that both sides share. */
export function servePurge(app: FastifyInstance, { secret, onPurge }: PurgeOptions): void {
  app.post('/purge', async (request, reply) => {
    if (!secret || !isAuthorized(request.headers.authorization, secret)) return reply.code(401).send()
    const { body: bytes } = request
    const body = bodyShape.safeParse(
      Buffer.isBuffer(bytes) && bytes.length > 0 ? parseJson(bytes.toString('utf8')) : {},
    )
    if (!body.success) return reply.code(400).send()
    onPurge(body.data.version)
    return reply.code(204).send()
  })
}

/** Whether a header contains the secret; takes equally long for any value. */
export function isAuthorized(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${secret}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
