import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCountedQuery } from './counted-query.ts'

test.each([
  ['  Седина   на ВИСКАХ ', 'седина на висках'],
  ['тёмный', 'темный'],
  ['«хна и краска?»', 'хна и краска'],
  ['6-46', '6-46'],
  ['6/46', '6/46'],
  ['50%', '50%'],
  ['6.46', '6.46'],
  ['6 / 46', '6 / 46'],
  ['седина т.е. виски', 'седина т.е. виски'],
  ['держать 35 минут', 'держать 35 минут'],
  ['2007700000017', '2007700000017'],
  ['ＳＥＤＩＮＡ', 'sedina'],
])('«%s» is counted as «%s»', (query, counted) => {
  expect(toCountedQuery(query)).toBe(counted)
})

test.each([
  '',
  '?!',
  'anna@example.ru',
  'пишите anna @ example.ru',
  '+7 (900) 123-45-67',
  'позвоните 8 900 123 45 67',
  '89001234567',
  '123-45-67',
  '8–900–123–45–67',
  '8\u2011900\u2011123\u201145\u201167',
  '8_900_123_45_67',
  '8*900*123*45*67',
  '8:900:123:45:67',
  '8~900~123~45~67',
  'звоните 8 / 900 — 123 • 45 • 67',
  '٨٩٠٠١٢٣٤٥٦٧',
  '4111 1111 1111 1111',
  'https://vk.com/anna',
  'www.anna.ru',
  'vk.com/anna.petrova',
  't.me/annap',
  'анна.рф',
  'vk/anna',
  'anna/12',
  'меня зовут анна и я хочу узнать можно ли',
  'а'.repeat(81),
])('«%s» may speak of a person, and is not counted', (query) => {
  expect(toCountedQuery(query)).toBeNull()
})

test('whatever is typed, what is counted is short, small, in one form, and without long numbers or addresses', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0123456789 (-)–\u2011_*:~/.•'), minLength: 6, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'аеёЁЖяan 12@./'), minLength: 1, maxLength: 120 }),
  )
  fc.assert(
    fc.property(typed, (query) => {
      const counted = toCountedQuery(query)
      if (counted === null) return
      expect(counted.length).toBeLessThanOrEqual(80)
      expect(counted.split(' ').length).toBeLessThanOrEqual(8)
      expect(counted).not.toMatch(/@|ё|^\s|\s$|\s\s|\p{Cc}/u)
      expect(counted.match(/\d(?:[^\p{L}\d]*\d){5,}/u)?.[0] ?? '').toMatch(/^$|^\d{13}$/)
      expect(counted).not.toMatch(/\p{L}\.\p{L}{2}|\p{L}\/\S|\S\/\p{L}/u)
      expect(toCountedQuery(counted)).toBe(counted)
    }),
    { numRuns: 2000 },
  )
})
