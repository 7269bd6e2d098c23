import { expect, test } from 'vitest'
import products from '../../../../../content/products.json'
import { standingTime } from './standing-time.ts'

test.each([
  [
    'Нанесите. Держите 35 минут, если седины больше половины — 40–45. Смойте.',
    'Держите 35 минут, если седины больше половины — 40–45.',
  ],
  ['Хватит 3–5 минут, больше 15 не держите. Смойте.', 'Хватит 3–5 минут, больше 15 не держите.'],
  ['Смешайте и нанесите.', undefined],
])('the time of «%s»', (howToUse, time) => {
  expect(standingTime(howToUse)).toBe(time)
})

test('every shade of the first palette says how long it stays', () => {
  expect(products.filter(({ howToUse }) => !standingTime(howToUse))).toEqual([])
})
