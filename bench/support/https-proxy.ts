import { createServer as createHttpServer, type RequestListener, request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer } from 'node:net'

/** First byte that a browser sends on a TLS connection. */
const tlsHandshake = 22

type Keys = { key: Buffer; cert: Buffer }

/**
 * Answers https and http on one port, as a scanner that is given one address asks for both: https with the answers of `target`, http by
 * leading to https. Resolves with the function that stops it.
 */
export async function startHttpsProxy(port: number, target: string, keys: Keys): Promise<() => void> {
  const https = createHttpsServer(keys, passTo(target))
  const http = createHttpServer(({ headers, url }, answer) => {
    answer.writeHead(301, { location: `https://${headers.host}${url}` }).end()
  })
  const server = createServer((socket) => {
    socket.once('data', (chunk: Buffer) => {
      socket.pause()
      socket.unshift(chunk)
      const protocol = chunk[0] === tlsHandshake ? https : http
      protocol.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(port, resolve)
  })
  return () => {
    server.close()
    https.closeAllConnections()
    http.closeAllConnections()
  }
}

const passTo =
  (target: string): RequestListener =>
  (incoming, answer) => {
    const { method, headers, url = '/' } = incoming
    const passed = request(new URL(url, target), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
      reply.pipe(answer)
    })
    passed.on('error', (error) => answer.destroy(error))
    incoming.pipe(passed)
  }
