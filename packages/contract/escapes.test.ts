import { expect, test } from 'vitest'
import { withoutEscapes } from './escapes.ts'

test.each([
  ['', ''],
  ['/video', '/video'],
  ['/%D1%85%2F', '/х/'],
  ['/%25D1', '/%D1'],
  ['/%D0', undefined],
  ['/%', undefined],
  ['/%zz', undefined],
])('%s is read as %s', (escaped, text) => {
  expect(withoutEscapes(escaped)).toBe(text)
})
