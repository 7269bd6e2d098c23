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
