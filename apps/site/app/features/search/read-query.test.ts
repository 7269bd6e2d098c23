import { expect, test } from 'vitest'
import { queryMaxLength, readQuery } from './read-query.ts'

const read = (search: string) => readQuery(new URL(`https://pryad.example/search${search}`))

test.each([
  ['', ''],
  ['?q=', ''],
  ['?q=%20%20', ''],
  ['?q=%20%D1%81%D0%B5%D0%B4%D0%B8%D0%BD%D0%B0%0A%0A%D0%B2%D0%B8%D1%81%D0%BA%D0%B8', 'седина виски'],
  ['?q=%ED%A0%80', '\ufffd\ufffd\ufffd'],
])('%s asks for «%s»', (search, query) => {
  expect(read(search)).toBe(query)
})

test('a long query is cut, and no letter in halves', () => {
  const query = read(`?q=${encodeURIComponent('😀а'.repeat(300))}`)
  expect(query.length).toBeLessThanOrEqual(queryMaxLength)
  expect(query.isWellFormed()).toBe(true)
})
