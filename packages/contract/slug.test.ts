import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSlug, toSlug } from './slug.ts'

test.each([
  ['Тёмные оттенки', 'temnye-ottenki'],
  ['Медь и красный', 'med-i-krasnyj'],
  ['Тест на аллергию за 48 часов', 'test-na-allergiyu-za-48-chasov'],
  ['  «Вьётся» — щётка, подъезд!  ', 'vetsya-shhetka-podezd'],
  ['Café', 'cafe'],
])('«%s» becomes %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

test('whatever the title, the result is a slug or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const slug = toSlug(title)
      expect(slug === '' || isSlug(slug)).toBe(true)
    }),
  )
})

test.each(['', 'Slug', 'два', 'a--b', '-a', 'a-', 'a/b', '../etc', 'a'.repeat(97), null, 7])(
  '%s is no slug',
  (value) => {
    expect(isSlug(value)).toBe(false)
  },
)
