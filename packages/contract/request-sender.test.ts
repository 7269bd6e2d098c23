import { expect, test } from 'vitest'
import { isAuthorized, mayReadMetrics, proxyHeaders } from './request-sender.ts'

const secret = 's'.repeat(32)

test.each([
  ['127.0.0.1', {}, true],
  ['127.1.2.3', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['198.51.100.7', {}, false],
  ['::ffff:198.51.100.7', {}, false],
  ['::1:127', {}, false],
  ['127.0.0.1', { 'x-real-ip': '198.51.100.7' }, false],
  ['127.0.0.1', { 'x-forwarded-host': 'pryad.example' }, false],
  ['198.51.100.7', { authorization: `Bearer ${secret}` }, true],
  ['198.51.100.7', { authorization: 'Bearer ' }, false],
])('the figures, asked for from %s with %o: %s', (remoteAddress, headers, expected) => {
  expect(mayReadMetrics({ headers, socket: { remoteAddress } }, secret)).toBe(expected)
})

test('without a secret nobody knows it', () => {
  const headers = { authorization: 'Bearer undefined' }
  expect(mayReadMetrics({ headers, socket: { remoteAddress: '198.51.100.7' } }, undefined)).toBe(false)
})

test.each([
  [`Bearer ${secret}`, true],
  [secret, false],
  [`Bearer ${secret}s`, false],
  [undefined, false],
])('«%s» holds the secret: %s', (header, expected) => {
  expect(isAuthorized(header, secret)).toBe(expected)
})

test('a proxy is known by any header that names who asked it', () => {
  const told = { 'x-forwarded-for': '1', 'x-forwarded-proto': '2', forwarded: '3', 'x-real-ip': '4' }
  expect(proxyHeaders({ ...told, host: 'a', 'x-forwarded': 'b' })).toEqual(Object.keys(told))
})
