import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Providers give a visitor all the IPv6 addresses that begin with the same 64 bits. */
const prefixBytes = 8

/** The network that stands for one visitor: an IPv4 address as it is, of an IPv6 address its prefix. */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = parsed.toByteArray().map((byte, index) => (index < prefixBytes ? byte : 0))
  return `${ipaddr.fromByteArray(network)}/${prefixBytes * 8}`
}
