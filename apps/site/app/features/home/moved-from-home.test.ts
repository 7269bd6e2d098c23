import { expect, test } from 'vitest'
import { movedPlace } from './moved-from-home.ts'

test.each([
  ['#faq-29', '/faq#faq-29'],
  ['#faq-form', '/ask'],
  ['#shade-2007700000161', '/shades#shade-2007700000161'],
  ['#products', undefined],
  ['', undefined],
])('the place %s of the main page is now at %s', (hash, place) => {
  expect(movedPlace(hash)).toBe(place)
})
