import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findEan, isGtin, toGtinKey, validateEan } from './barcode.ts'

test('a barcode with the right check digit is taken, a wrong one refused with advice', () => {
  expect(validateEan('2007700000017')).toBe(true)
  expect(validateEan('1234567890123')).toContain('контрольная цифра')
})

test.each(['', '123456789', '2007700 000017', 'abc', null, 2007700000017])('%o is no barcode', (value) => {
  expect(validateEan(value)).toContain('8, 12, 13 или 14')
})

const nobody = new Map<string, unknown>()

function withCheckDigit(digits: string): string {
  const check = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).filter(isGtin)
  return check.join()
}

test.each(['2007700000017', '4006381333931', '96385074', '036000291452', '10012345678902'])(
  '%s is a barcode',
  (digits) => {
    expect(isGtin(digits)).toBe(true)
  },
)

test('exactly one last digit is right, and no other single digit may be wrong', () => {
  const body = fc.stringMatching(/^\d{12}$/)
  fc.assert(
    fc.property(body, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
      const code = withCheckDigit(digits)
      expect(code).toMatch(/^\d{13}$/)
      const wrong = [...code]
      wrong[place] = String((Number(code[place]) + shift) % 10)
      expect(isGtin(wrong.join(''))).toBe(false)
    }),
  )
})

test('a barcode is found among several, the one a product has before others', () => {
  expect(findEan('2007700000017 2007700000024', nobody)).toEqual({ ean: '2007700000017' })
  const known = new Map([[toGtinKey('2007700000024'), true]])
  expect(findEan('2007700000017, 2007700000024', known)).toEqual({ ean: '2007700000024' })
  expect(findEan('36000291452', new Map([[toGtinKey('036000291452'), true]]))).toEqual({ ean: '36000291452' })
})

test.each([
  ['', 'нет штрихкода'],
  ['2,00771E+12', 'Excel сократил'],
  ['2007700000018', 'контрольная цифра'],
  ['краска', 'не штрихкод'],
  ['12345', 'не штрихкод'],
])('«%s» is refused', (cell, reason) => {
  expect(findEan(cell, nobody).wrong).toContain(reason)
})
