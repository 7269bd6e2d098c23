import { expect, test } from 'vitest'
import { senderHash } from './sender.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const minute = 60 * 1000

test('a sender is the same for the hour, and a stranger after it', () => {
  const hash = senderHash('192.0.2.1', 'key', noon)
  expect(senderHash('192.0.2.1', 'key', noon + 59 * minute)).toBe(hash)
  expect(senderHash('192.0.2.1', 'key', noon + 60 * minute)).not.toBe(hash)
})

test('every address of one IPv6 network is one sender', () => {
  expect(senderHash('2001:db8::1', 'key', noon)).toBe(senderHash('2001:db8::2', 'key', noon))
  expect(senderHash('2001:db8::1', 'key', noon)).not.toBe(senderHash('2001:db8:0:1::1', 'key', noon))
})

test('other addresses, other keys and unknown senders are others', () => {
  const hashes = [
    senderHash('192.0.2.1', 'key', noon),
    senderHash('192.0.2.2', 'key', noon),
    senderHash('192.0.2.1', 'other key', noon),
    senderHash(null, 'key', noon),
  ]
  expect(new Set(hashes).size).toBe(4)
})
