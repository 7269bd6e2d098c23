import { expect, test } from 'vitest'
import { longestQuery, toSearchQuery } from './search-query.ts'

test('lines and spaces of a text are none of its words', () => {
  expect(toSearchQuery(' Волосы русые.\nЧем закрасить  седину? Спасибо ')).toBe(
    'Волосы русые. Чем закрасить седину? Спасибо',
  )
})

test('a text is cut where the search reads no further, and no sign in halves', () => {
  const part = toSearchQuery(`а${'😀'.repeat(longestQuery)}`)
  expect(part.length).toBeLessThanOrEqual(longestQuery)
  expect(part.isWellFormed()).toBe(true)
})
