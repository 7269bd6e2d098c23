import { expect, test } from 'vitest'
import { defaultInput } from '../hair/finder-input.ts'
import { parseInput } from './parse-input.ts'

test('a visitor who names a wish alone is taken for a grown-up with natural dark blond hair to the shoulders', () => {
  expect(parseInput({ wish: { shade: '6-0' } })).toEqual({ ...defaultInput, wish: { shade: '6-0' } })
})

test('everything that is said is kept', () => {
  const input = {
    ...defaultInput,
    naturalLevel: 8,
    lengths: { kind: 'lightened', level: 10, by: null },
    regrowthCm: 2.5,
    daysSinceOxidative: 12,
    wish: { direction: 'no-yellow' },
  }
  expect(parseInput(input)).toEqual(input)
})

test('words that nobody asked for are not taken over', () => {
  const input = parseInput({
    wish: { shade: '6-0', direction: 'red' },
    lengths: { kind: 'natural', level: 3 },
    name: '?',
  })
  expect(input.wish).toEqual({ shade: '6-0' })
  expect(input.lengths).toEqual({ kind: 'natural' })
  expect(input).not.toHaveProperty('name')
})

test.each([
  [null, 'Input must be an object'],
  [{}, 'wish must be an object'],
  [{ wish: {} }, 'direction must be one of darker-1'],
  [{ wish: { shade: '' } }, 'shade must be a text'],
  [{ wish: { shade: '6-0' }, naturalLevel: 11 }, 'naturalLevel must be one of 1, 2'],
  [{ wish: { shade: '6-0' }, naturalLevel: '6' }, 'naturalLevel must be one of 1, 2'],
  [{ wish: { shade: '6-0' }, grey: 101 }, 'grey must be a number from 0 to 100'],
  [{ wish: { shade: '6-0' }, grey: Number.NaN }, 'grey must be a number from 0 to 100'],
  [{ wish: { shade: '6-0' }, lengths: { kind: 'colored', level: 4 } }, 'tone must be one of 0'],
  [{ wish: { shade: '6-0' }, lengths: { kind: 'wig' } }, 'kind must be one of natural'],
  [{ wish: { shade: '6-0' }, pregnancy: 'no' }, 'pregnancy must be true or false'],
])('%o is refused with a message', (value, message) => {
  expect(() => parseInput(value)).toThrow(message)
})
