import type { Server } from 'node:http'

/** How long answers under way may take to be finished, in milliseconds. systemd waits longer than that, `npm start` does not. */
const patienceMs = 8000
/** How soon a connection is closed whose answer is finished, in milliseconds. */
const sweepMs = 50

/** Takes no new requests, lets answers under way be finished, and cuts off those that take too long. */
export async function stopServing(server: Server, patience = patienceMs): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  // A finished answer leaves its connection open for another request.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  clearTimeout(cut)
  clearInterval(sweep)
}
