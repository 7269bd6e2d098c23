import { natural } from '../colours/hair-colours.ts'
import { toHex } from '../colours/oklab.ts'

/** Colours in which the strand is compared with the offline renderer: the shades of the palette, and natural hair of every level. */
export function referenceColours(products: readonly { hex: string }[]): string[] {
  const levels = Array.from({ length: 10 }, (_, index) => toHex(natural(index + 1)))
  return [...products.map(({ hex }) => hex), ...levels]
}

/** How many pixels of a scene are compared. */
const samples = 640

/** Pixels of a scene that are compared, spread over all of it. */
export function samplePlaces(width: number, height: number): number[] {
  // By the golden ratio, along rows that are not a multiple of it.
  return Array.from({ length: samples }, (_, index) => Math.floor(((index * 0.618034) % 1) * width * height))
}
