import { expect, test } from 'vitest'
import { validateEan } from './ean.ts'

test('a barcode with the right check digit is taken, a wrong one refused with advice', () => {
  expect(validateEan('2007700000017')).toBe(true)
  expect(validateEan('1234567890123')).toContain('контрольная цифра')
})

test.each(['', '123456789', '2007700 000017', 'abc', null, 2007700000017])('%o is no barcode', (value) => {
  expect(validateEan(value)).toContain('8, 12, 13 или 14')
})
