import { natural } from '../colours/hair-colours.ts'
import { toHex } from '../colours/oklab.ts'

/** Shades of every family, beside natural hair from the darkest to the lightest. */
const shadeNumbers = ['5-4', '4-6', '6-46', '8-1', '0-22']
const levels = [1, 4, 7, 10]

/** Colours in which the strand is compared with the offline renderer. */
export function referenceColours(products: readonly { shadeNumber: string; hex: string }[]): string[] {
  const shades = products.filter(({ shadeNumber }) => shadeNumbers.includes(shadeNumber))
  return [...shades.map(({ hex }) => hex), ...levels.map((level) => toHex(natural(level)))]
}

/** How many pixels of a scene are compared. */
const samples = 640

/** Pixels of a scene that are compared, spread over all of it. */
export function samplePlaces(width: number, height: number): number[] {
  // By the golden ratio, along rows that are not a multiple of it.
  return Array.from({ length: samples }, (_, index) => Math.floor(((index * 0.618034) % 1) * width * height))
}
