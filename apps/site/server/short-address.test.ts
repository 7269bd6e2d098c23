import { expect, test } from 'vitest'
import { shortAddress } from './log.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3::/48'],
  ['2001:0DB8::7', '2001:db8::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['2001:db8:85a3::203.0.113.77', '2001:db8:85a3::/48'],
])('the address %s stands in the log as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short)
})

test.each([undefined, '', '7', '127.1', 'localhost', 'anna@example.com', '1.2.3.4.5', '1.2.3.4, 5.6.7.8'])(
  '%j is no address and is left out',
  (address) => {
    expect(shortAddress(address)).toBe('')
  },
)
