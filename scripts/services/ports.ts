import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Free ports are chosen from this range. It is below the ports of outgoing connections, one of which could take a port before its server does.
const lowest = 15_000
const highest = 32_000

/** Ports that this process has chosen before; their servers may not listen yet. */
const chosen = new Set<number>()

/** Whether nothing listens on a port, of one interface or of all. */
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
