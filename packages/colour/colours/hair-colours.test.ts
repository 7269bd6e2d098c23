import { expect, test } from 'vitest'
import { greyHair, natural, reach, underlying, yellowedGreyHair } from './hair-colours.ts'
import { toHex } from './oklab.ts'

test.each([
  [1, '#191513', '#1A1512'],
  [2, '#231B17', '#291714'],
  [3, '#2F211A', '#391B14'],
  [4, '#412B1F', '#4F2114'],
  [5, '#593B29', '#6C2E11'],
  [6, '#73533B', '#8B4508'],
  [7, '#907050', '#A76509'],
  [8, '#AD8C68', '#BC8827'],
  [9, '#C7A981', '#CCAA59'],
  [10, '#DEC6A1', '#DAC993'],
])('hair of level %i looks like %s, and like %s when it was lifted to it', (level, own, lifted) => {
  expect(toHex(natural(level))).toBe(own)
  expect(toHex(underlying(level))).toBe(lifted)
  expect(underlying(level).L).toBe(natural(level).L)
})

test('grey hair is nearly white, yellowed silver is creamy', () => {
  expect(toHex(greyHair)).toBe('#D2CEC6')
  expect(toHex(yellowedGreyHair)).toBe('#D5C8AF')
})

test('between two levels hair has a colour between theirs; nothing is darker than 1 or lighter than 10', () => {
  expect(natural(6.5).L).toBeCloseTo((natural(6).L + natural(7).L) / 2, 10)
  expect(natural(0)).toEqual(natural(1))
  expect(natural(12)).toEqual(natural(10))
  expect(() => natural(Number.NaN)).toThrow('no hair of level')
})

test('9 % lifts natural hair by three levels at most, 3 % and balms not at all', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(levels.map((level) => reach(level, 6))).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 1, 0])
  expect(levels.map((level) => reach(level, 9))).toEqual([1, 1, 1, 2, 2, 2, 3, 2, 1, 0])
  expect(levels.map((level) => reach(level, 3) + reach(level, null))).toEqual(levels.map(() => 0))
})
