import { expect, test } from 'vitest'
import { resolveHref, secondOf, withoutSlug } from './addresses.ts'

test.each([
  ['#t=24', 24],
  ['#t=0', 0],
  ['#t=75.5', 75],
  ['', null],
  ['#articles', null],
  ['#t=', null],
  ['#t=1:15', null],
  ['#t=999999', null],
])('%s names the second %s', (hash, second) => {
  expect(secondOf({ hash })).toBe(second)
})

test('a lesson that is closed takes its second with it, and no other hash', () => {
  const address = { pathname: '/video', search: '?tag=korni&slug=a' }
  expect(withoutSlug({ ...address, hash: '#t=24' })).toBe('/video?tag=korni')
  expect(withoutSlug({ ...address, hash: '#lessons' })).toBe('/video?tag=korni#lessons')
})

test.each([
  ['https://example.ru/a', 'https://example.ru/a'],
  ['http://example.ru', 'http://example.ru'],
  ['mailto:a@example.ru', 'mailto:a@example.ru'],
  ['/video', '/video'],
  ['video', '/video'],
  ['#faq', '#faq'],
  ['articles/kak-vybrat-ottenok', '/articles/kak-vybrat-ottenok'],
  ['?tag=blond', '/?tag=blond'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
])('%s leads to %s', (url, href) => {
  expect(resolveHref(url)).toBe(href)
})
