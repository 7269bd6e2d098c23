import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { proxyHeaders } from '@pryad/contract/request-sender.ts'

type Options = {
  /** Addresses, networks and names of networks, as `TRUST_PROXY` lists them. */
  trusted: string[]
  /** Called for each request whose headers are not believed. */
  onUnbelieved: () => void
}

/**
 * Returns a function that removes forged values from the headers that tell of a request's sender: `x-forwarded-for` becomes the
 * visitor's address alone, as seen by this server or told by a trusted proxy; other headers of proxies stay only when a trusted one
 * has set them.
 */
export function createAddressKeeper({ trusted, onUnbelieved }: Options): (request: IncomingMessage) => void {
  const isTrusted = proxyAddr.compile(trusted)
  return (request) => {
    const { headers, socket } = request
    const peer = socket.remoteAddress ?? ''
    const told = proxyHeaders(headers)
    let address = peer
    if (isTrusted(peer, 0)) {
      const farthest = proxyAddr(request, isTrusted)
      if (isIP(farthest) > 0) address = farthest
    } else {
      for (const name of told) delete headers[name]
      if (told.length > 0) onUnbelieved()
    }
    headers['x-forwarded-for'] = address.replace(/^::ffff:(?=\d+\.)/, '')
  }
}
