import { isIPv6 } from 'node:net'

/**
 * What one visitor is known by: an IPv4 address as it is, of an IPv6 address the first 64 bits, since a provider gives a visitor
 * all the addresses that begin with them.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return [groups[6], groups[7]].flatMap((pair = 0) => [pair >> 8, pair & 0xff]).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL brings the many spellings of an address to one, in which at most one run of zeros is left out.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = [], tail] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []))
  if (!tail) return head
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
