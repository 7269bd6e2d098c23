import { isIP } from 'node:net'

/**
 * A visitor's address as it may be written down: the network it belongs to, the first 24 bits of an IPv4 address and the first 48 of an
 * IPv6 one. What is no address is left out.
 */
export function shortAddress(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain
  if (isIP(mapped) === 4) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(mapped) === 6) return `${firstGroups(mapped).join(':')}::/48`
  return ''
}

/** The first three groups of an IPv6 address, which may leave out a row of zeros anywhere. */
function firstGroups(address: string): string[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const given = before === '' ? [] : before.split(':')
  if (after === undefined) return given.slice(0, 3)
  const rest = after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: 8 - given.length - rest.length }, () => '0')
  return [...given, ...zeros, ...rest].slice(0, 3)
}
