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
  "'2007700000178",
  '’2007700000178',
  '´2007700000178',
  '"2007700000178"',
  '2 007700 000178',
  '2 007 700 000 178',
  '2\u00a0007\u00a0700\u00a0000\u00a0178',
  '2\u2009007\u202f700 000 178,00',
  '2,007,700,000,178',
  '2.007.700.000.178',
  "2'007'700'000'178",
  '\u200b2007700000178',
  '2007700000178\u200e',
  '2007700\u00ad000\u2060178\ufeff',
  '2-007700-000178',
  '2–007700−000178',
  '№2007700000178',
  '№ 2007700000178.',
  '*2007700000178*',
  'EAN 2007700000178',
  'EAN-13: 2007700000178',
  '2007700000178 шт',
  '2007700000178 (2 шт.)',
  '2007700000178.0',
  '2007700000178,00 шт.',
  '2,007700000178E+12',
  '2.0077000001780Е12',
  '=2007700000178',
  '２００７７０００００１７８',
  '02007700000178',
  '2007700000178/2007700000048',
  '0000000000000, 2007700000178',
])('«%s» is the barcode 2007700000178', (cell) => {
  expect(findEan(cell, nobody)).toEqual({ ean: '2007700000178' })
})

test('a zero that a table dropped is put back, when the check digit says so', () => {
  expect(findEan('36000291452', nobody)).toEqual({ ean: '036000291452' })
  expect(findEan('20077000000І7', nobody)).toEqual({ wrong: expect.stringContaining('не штрихкод') })
  expect(findEan('36000291453', nobody).wrong).toContain('8, 12, 13 или 14 цифр, а здесь 11')
})

test.each(
  [
    '',
    '-',
    '—',
    '0',
    '00000000',
    '0000000000000',
    'нет',
    'Нет штрихкода',
    'б/н',
    'Б.Н.',
    'без ШК',
    'не указан',
    '#Н/Д',
    '#N/A',
    'null',
  ].concat([
    '1111111111116',
    '11111111',
    '9999999999994',
    '1234567890128',
    '123456789012',
    '12345670',
    '0123456789012',
    '9876543210982',
    '2000000000008',
    '4600000000008',
    '0000000000017',
    '0000001234565',
    '00000000000024',
  ]),
)('«%s» is written where there is no barcode', (cell) => {
  expect(findEan(cell, new Map([[toGtinKey(cell), true]])).wrong).toContain('нет штрихкода')
})

test.each([
  '2007700000000',
  '2007710000000',
  '2007700000000.0',
  '2,00770000017E+12',
  '2.0077E12',
  "'2,00771E+12",
  '14607000000000',
])('«%s» is what a table program left of a barcode', (cell) => {
  expect(findEan(cell, new Map([[toGtinKey('2007700000000'), true]])).wrong).toContain('Excel сократил')
})

test.each(['0000000000000', '2007700000000', '1234567890128'])('the panel takes no %s either', (ean) => {
  expect(validateEan(ean)).toContain('настоящего нет')
})

test.each([
  ['', 'нет штрихкода'],
  ['2,00771E+12', 'Excel сократил'],
  ['2007700000018', 'контрольная цифра'],
  ['краска', 'не штрихкод'],
  ['12345', 'не штрихкод'],
  ['2007700001', 'а здесь 10'],
  ['20077000001783', 'контрольная цифра'],
  ['007700000178', 'контрольная цифра'],
  ['2007700000178 '.repeat(100), 'больше 1000 знаков'],
])('«%s» is refused', (cell, reason) => {
  expect(findEan(cell, nobody).wrong).toContain(reason)
})
