import { expect, test } from 'vitest'
import { senderHash } from './sender.ts'

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
