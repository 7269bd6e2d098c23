import { expect, test } from 'vitest'
import { resolveHref } from './resolve-href.ts'

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
