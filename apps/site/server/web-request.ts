import type { FastifyRequest } from 'fastify'
import { toSiteUrl } from './request-address.ts'

/** A request as the router takes it. Its address begins with the site's public one, whatever the server was called by. */
export function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { method } = request
  const body =
    method !== 'GET' && method !== 'HEAD' && Buffer.isBuffer(request.body) ? request.body : undefined
  return new Request(toSiteUrl(request.raw.url ?? '/', siteUrl), {
    method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}
