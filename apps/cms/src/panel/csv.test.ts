import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCell, toCell, toCsv } from './csv.ts'

test('a table opens in Russian Excel by a double click', () => {
  expect(toCsv(['Имя', 'Слова'], [['а;б', 'он сказал «"да"»']])).toBe(
    '\uFEFFИмя;Слова\r\n"а;б";"он сказал «""да""»"\r\n',
  )
})

describe('a cell', () => {
  test.each(['=1+1', '+7', '-5', '@SUM(A1)', '\t=1', "'=1", '＝1'])('never begins a formula: %s', (text) => {
    expect(toCell(text)).toBe(`'${text}`)
  })

  test.each(['10-1', '2007700000017', '01', '5/6', '1.2.2026', '12:30', '1e5'])(
    'keeps %s from being taken for a number or date',
    (text) => {
      expect(toCell(text)).toBe(`\t${text}`)
    },
  )

  test.each(['5', 'Каштан', '50 мл', 'https://a.ru/?a=1'])('leaves %s alone', (text) => {
    expect(toCell(text)).toBe(text)
  })

  test('is read back as it was', () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.normalize('NFC').trim())
    fc.assert(
      fc.property(
        text.filter((value) => !/\p{Cc}/u.test(value) && !/^="/.test(value)),
        (value) => {
          expect(fromCell(toCell(value))).toBe(value)
        },
      ),
    )
  })
})
