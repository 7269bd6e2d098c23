import { blend, type Lab, lab } from './oklab.ts'

/**
 * Hair by its level: the natural colour, and the underlying pigment that shows when hair is lifted to the level. Both have the same
 * lightness; the underlying pigment is only warmer. `reach` is how many levels each developer lifts natural hair of this level.
 */
const levels = [
  // 1 black
  { natural: lab(0.2, 0.004, 0.005), underlying: lab(0.2, 0.008, 0.007), reach: { 6: 1, 9: 1 } },
  // 2 brown-black
  { natural: lab(0.229, 0.01, 0.011), underlying: lab(0.229, 0.026, 0.016), reach: { 6: 1, 9: 1 } },
  // 3 darkest brown
  { natural: lab(0.262, 0.017, 0.018), underlying: lab(0.262, 0.042, 0.028), reach: { 6: 1, 9: 1 } },
  // 4 brown
  { natural: lab(0.312, 0.026, 0.029), underlying: lab(0.312, 0.058, 0.044), reach: { 6: 2, 9: 2 } },
  // 5 light brown
  { natural: lab(0.382, 0.032, 0.04), underlying: lab(0.382, 0.072, 0.066), reach: { 6: 2, 9: 2 } },
  // 6 dark blond
  { natural: lab(0.47, 0.03, 0.047), underlying: lab(0.47, 0.07, 0.092), reach: { 6: 2, 9: 2 } },
  // 7 medium blond
  { natural: lab(0.568, 0.026, 0.055), underlying: lab(0.568, 0.05, 0.113), reach: { 6: 2, 9: 3 } },
  // 8 light blond
  { natural: lab(0.662, 0.022, 0.06), underlying: lab(0.662, 0.026, 0.122), reach: { 6: 2, 9: 2 } },
  // 9 blond
  { natural: lab(0.752, 0.017, 0.062), underlying: lab(0.752, 0.006, 0.108), reach: { 6: 1, 9: 1 } },
  // 10 lightest blond
  { natural: lab(0.838, 0.01, 0.056), underlying: lab(0.838, -0.004, 0.074), reach: { 6: 0, 9: 0 } },
] as const

/** Hair without pigment. */
export const greyHair = lab(0.852, 0.001, 0.011)

/** Silver hair with a yellow cast. */
export const yellowedGreyHair = lab(0.836, 0.004, 0.036)

/** The colour of natural hair; between whole levels it is interpolated, beyond 1 and 10 it stays. */
export function natural(level: number): Lab {
  return between('natural', level)
}

/** The pigment that shows in hair lifted to a level, interpolated like `natural`. */
export function underlying(level: number): Lab {
  return between('underlying', level)
}

/** How many levels a developer lifts natural hair of a whole level: nothing below 6 %. */
export function reach(level: number, developerPercent: number | null): number {
  if (developerPercent === null || developerPercent < 6) return 0
  return row(level - 1).reach[developerPercent < 9 ? 6 : 9]
}

function between(column: 'natural' | 'underlying', level: number): Lab {
  const index = Math.min(9, Math.max(0, level - 1))
  const lower = Math.floor(index)
  return blend(row(lower)[column], row(Math.ceil(index))[column], index - lower)
}

function row(index: number) {
  const found = levels[index]
  if (!found) throw new RangeError(`There is no hair of level ${index + 1}`)
  return found
}
