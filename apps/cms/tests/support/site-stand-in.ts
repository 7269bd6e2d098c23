import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type PurgeCall = { method: string; path: string; authorization: string | undefined; version: unknown }

export type SiteStandIn = {
  url: string
  /** Calls it got, newest last. */
  calls: PurgeCall[]
  /** Its answer from now on, to waiting calls as well; `silent` lets them wait. */
  answerWith: (status: number | 'silent') => void
  /** How many calls wait for an answer. */
  waiting: () => number
  stop: () => Promise<void>
}

/** A local server in place of a public site; it only records the calls of the cms. */
export async function startSiteStandIn(): Promise<SiteStandIn> {
  const calls: PurgeCall[] = []
  const held = new Set<ServerResponse>()
  let status: number | 'silent' = 204
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const version =
        typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined
      calls.push({
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization,
        version,
      })
      if (status !== 'silent') response.writeHead(status).end()
      else held.add(response.once('close', () => held.delete(response)))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answerWith: (next) => {
      status = next
      if (next === 'silent') return
      for (const response of held) response.writeHead(next).end()
    },
    waiting: () => held.size,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
