import { expect, test } from 'vitest'
import { networkOf, senderHash, visitorAddress } from './visitor-address.ts'

const secret = 'a-secret-of-the-site-for-tests-only'

test.each<[string, Record<string, string>, string | undefined, string | null]>([
  ['the site tells it', { 'x-visitor-address': '192.0.2.1', 'x-site-secret': secret }, secret, '192.0.2.1'],
  [
    'the site tells it, whatever the proxy saw',
    { 'x-visitor-address': '2001:db8::1', 'x-site-secret': secret, 'x-forwarded-for': '198.51.100.1' },
    secret,
    '2001:db8::1',
  ],
  [
    'somebody without the secret tells another',
    { 'x-visitor-address': '192.0.2.1', 'x-forwarded-for': '198.51.100.1' },
    secret,
    '198.51.100.1',
  ],
  [
    'somebody with a wrong secret tells another',
    { 'x-visitor-address': '192.0.2.1', 'x-site-secret': 'wrong', 'x-forwarded-for': '198.51.100.1' },
    secret,
    '198.51.100.1',
  ],
  [
    'no secret is set, and an empty one is shown',
    { 'x-visitor-address': '192.0.2.1', 'x-site-secret': '', 'x-forwarded-for': '198.51.100.1' },
    undefined,
    '198.51.100.1',
  ],
  [
    'the nearest proxy is believed, not those before it',
    { 'x-forwarded-for': '192.0.2.9, 198.51.100.1' },
    secret,
    '198.51.100.1',
  ],
  ['what is told is no address', { 'x-forwarded-for': 'unknown' }, secret, null],
  ['nobody tells it', {}, secret, null],
])('%s', (_, headers, siteSecret, address) => {
  expect(visitorAddress(new Headers(headers), siteSecret)).toBe(address)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['::', '::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const noon = Date.parse('2026-11-21T12:00:00Z')
const minute = 60 * 1000

test('a sender is the same for the hour, and a stranger after it', () => {
  const hash = senderHash('192.0.2.1', 'key', noon)
  expect(senderHash('192.0.2.1', 'key', noon + 59 * minute)).toBe(hash)
  expect(senderHash('192.0.2.1', 'key', noon + 60 * minute)).not.toBe(hash)
})

test('every address of one IPv6 network is one sender; others, other keys and unknown ones are others', () => {
  expect(senderHash('2001:db8::1', 'key', noon)).toBe(senderHash('2001:db8::2', 'key', noon))
  const addresses = ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8:0:1::1', null]
  const hashes = addresses.map((address) => senderHash(address, 'key', noon))
  expect(new Set([...hashes, senderHash('192.0.2.1', 'other key', noon)]).size).toBe(6)
})
