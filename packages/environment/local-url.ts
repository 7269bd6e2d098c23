import { isIPv6 } from 'node:net'

/** Where a server is reached from its own machine; it listens on one interface, or on all of them. */
export function localUrl(port: number, host = '0.0.0.0'): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isIPv6(host) ? `[${host}]` : host
  return `http://${isEverywhere ? 'localhost' : name}:${port}`
}
