import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

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
