import { expect, test } from 'vitest'
import { toSearchQuery } from './search-query.ts'

test('a short question is looked for as it stands', () => {
  expect(toSearchQuery(' Волосы русые.\nЧем закрасить  седину? Спасибо ')).toBe(
    'Волосы русые. Чем закрасить седину? Спасибо',
  )
})

test('the question at the end of a long story comes first', () => {
  const story = 'Крашусь десять лет одной и той же краской. '.repeat(8)
  const part = toSearchQuery(`${story}Можно ли мыть голову перед окрашиванием?`)
  expect(part).toMatch(/^Можно ли мыть голову перед окрашиванием\? Крашусь/)
  expect(part.length).toBe(200)
})

test('a text without an end is cut, and no sign in halves', () => {
  const part = toSearchQuery(`а${'😀'.repeat(300)}`)
  expect(part.length).toBeLessThanOrEqual(200)
  expect(part.isWellFormed()).toBe(true)
})
