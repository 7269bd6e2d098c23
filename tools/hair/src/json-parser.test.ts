import { expect, test } from 'vitest'
import { list, number, object, optional, text, withDefault, word } from './json-parser.ts'

const hair = list(
  object({
    name: text,
    length: number,
    look: withDefault(word('straight', 'curly'), 'straight'),
    note: optional(text),
  }),
)

test('defaults are filled in, what was left out is absent', () => {
  expect(hair([{ name: 'A', length: 3 }], 'hair.json')).toEqual([{ name: 'A', length: 3, look: 'straight' }])
})

test.each([
  [[{ name: 'A', length: '3' }], 'hair.json[0].length: expected a number, found "3"'],
  [[{ name: 'A' }], 'hair.json[0].length: expected a number, found nothing'],
  [
    [{ name: 'A', length: 3, look: 'wavy' }],
    'hair.json[0].look: expected one of straight, curly, found "wavy"',
  ],
  [
    [
      { name: 'A', length: 3 },
      { name: 'B', length: 1, lenght: 3 },
    ],
    'hair.json[1].lenght: unknown field',
  ],
  [{}, 'hair.json: expected a list, found {}'],
])('a wrong value is named: %j', (value, message) => {
  expect(() => hair(value, 'hair.json')).toThrow(message)
})
