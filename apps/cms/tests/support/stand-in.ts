import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type StandIn = {
  url: string
  /** The requests that it got: path and form, newest last. */
  received: { path: string; form: Record<string, string> }[]
  stop: () => Promise<void>
}

export type StandInAnswer = (path: string, form: Record<string, string>) => Verdict | Promise<Verdict>

type Verdict = object | 'broken' | 'silent' | 'failing' | 'elsewhere'

/**
 * A local server in place of a captcha's provider. An object is answered as JSON; `broken` is half an answer, `silent` none at
 * all, `failing` an error of the server, `elsewhere` a redirect to `/moved`.
 */
export async function startStandIn(answerTo: StandInAnswer): Promise<StandIn> {
  const received: StandIn['received'] = []
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const path = request.url ?? ''
      const form = Object.fromEntries(new URLSearchParams(body))
      received.push({ path, form })
      write(response, await answerTo(path, form))
    })
  })
  // On a busy machine a connection was closed for being idle just when the cms asked over it again.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

function write(response: ServerResponse, answer: Verdict): void {
  switch (answer) {
    case 'silent':
      return
    case 'broken':
      response.end('{"success": tr')
      return
    case 'failing':
      response.writeHead(503).end()
      return
    case 'elsewhere':
      response.writeHead(307, { location: '/moved' }).end()
      return
    default:
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }
}
