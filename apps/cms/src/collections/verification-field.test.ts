import { expect, test } from 'vitest'
import { codeIn } from './verification-field.ts'

const name = 'yandex-verification'

test.each([
  ['the tag of the service', `<meta name="${name}" content="0f3c9a1b2d4e5f60" />`],
  ['a tag in another style', ` <META name='${name}'\n content='0f3c9a1b2d4e5f60'>\n`],
  ['its code alone', ' 0f3c9a1b2d4e5f60 '],
])('%s gives the code', (_, pasted) => {
  expect(codeIn(pasted, name)).toBe('0f3c9a1b2d4e5f60')
})

test('a tag of another service gives no code', () => {
  const other = '<meta name="google-site-verification" content="0f3c9a1b2d4e5f60">'
  expect(codeIn(other, name)).toBe(other)
})
