import { expect, test } from 'vitest'
import { resolveHref } from './resolve-href.ts'

test.each([
  ['https://example.ru/a', 'external', 'https://example.ru/a'],
  ['http://example.ru', 'external', 'http://example.ru'],
  ['mailto:a@example.ru', 'external', 'mailto:a@example.ru'],
  ['/video', 'internal', '/video'],
  ['video', 'internal', '/video'],
  ['#faq', 'internal', '#faq'],
  ['articles/kak-vybrat-ottenok', 'internal', '/articles/kak-vybrat-ottenok'],
  ['?tag=blond', 'internal', '/?tag=blond'],
  ['javascript:alert(1)', 'internal', '/javascript:alert(1)'],
])('%s leads to an %s address %s', (url, kind, href) => {
  expect(resolveHref(url)).toEqual({ kind, href })
})
