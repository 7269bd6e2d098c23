import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports are chosen from this range: below those that systems give to outgoing connections, any of which could take a port before a server
 * listens on it.
 */
const lowest = 15_000
const highest = 32_000

/** Ports this process has chosen already; nothing may listen on them yet. */
const chosen = new Set<number>()

/** Whether nothing listens on a port yet, of one interface or of all. */
export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
    server.listen(port, host)
  })
}

/** A port that nothing listens on, never the same one twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (chosen.has(port)) continue
    chosen.add(port)
    if (await isFree(port)) return port
  }
}
