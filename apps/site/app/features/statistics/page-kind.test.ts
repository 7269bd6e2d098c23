import { readVital } from '@pryad/contract/counting/vital-keys.ts'
import { expect, test } from 'vitest'
import { kindOf } from './page-kind.ts'

test.each([
  ['/', 'main'],
  ['/?tag=sedina', 'main'],
  ['/?slug=okrashivaem-korni', 'lesson'],
  ['/video?slug=okrashivaem-korni', 'lesson'],
  ['/video', 'list'],
  ['/articles', 'list'],
  ['/articles/uhod', 'article'],
  ['/articles/uhod?slug=1', 'article'],
  ['/shades', 'palette'],
  ['/shades/6-46', 'shade'],
  ['/shade?level=4', 'finder'],
  ['/faq', 'faq'],
  ['/search?q=%D0%B0', 'search'],
  ['/privacy', 'page'],
  ['/ask', 'other'],
  ['/a/b/c', 'other'],
])('%s is a page of the kind «%s»', (path, kind) => {
  expect(kindOf(`https://pryad.example${path}`)).toBe(kind)
  expect(readVital(`${kind}:LCP:900`)?.kind).toBe(kind)
})
