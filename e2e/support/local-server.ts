import { createServer, type RequestListener } from 'node:http'

export type LocalServer = { port: number; stop: () => Promise<void> }

/** Serves on a free port of this machine. */
export function serve(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener)
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({
        port,
        stop: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

export type SlowPage = LocalServer & {
  /** Lets the rest of the page come. */
  arrive: () => void
}

/** A site whose pages stop in the middle of their data, as on a bad network, until told to go on; all else comes at once. */
export async function startSlowPage(siteUrl: string): Promise<SlowPage> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const server = await serve(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', siteUrl))
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    const middle = type.startsWith('text/html')
      ? body.indexOf('<script>start.startPage(') + 1000
      : body.length
    response.write(body.subarray(0, middle))
    if (middle < body.length) await arrived
    response.end(body.subarray(middle))
  })
  return { ...server, arrive }
}
