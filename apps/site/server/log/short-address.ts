import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * A visitor's address as it may be written down: the network it belongs to, the first 24 bits of an IPv4 address and the first 48 of an
 * IPv6 one. Anything that is not an address is left out.
 */
export function shortAddress(address: string | undefined): string {
  if (!address || isIP(address) === 0) return ''
  const parsed = ipaddr.process(address)
  const bits = parsed.kind() === 'ipv4' ? 24 : 48
  return `${ipaddr.fromByteArray(firstBits(parsed.toByteArray(), bits))}/${bits}`
}

/** An address in which all bits but the first are zero. */
function firstBits(bytes: number[], bits: number): number[] {
  return bytes.map((byte, index) => (index < bits / 8 ? byte : 0))
}
