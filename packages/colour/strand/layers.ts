/**
 * How light layers lie in their picture, and what its bytes mean. The picture has seven grey tiles with one layer each, and an eighth
 * whose alpha, which WebP keeps without loss, holds the lot of the strand in front. All other pixels are opaque, so that premultiplying
 * changes none of these bytes. Lot: a strand's number from 0 to 19, by which it turns grey.
 */
export const tiles = {
  soft: [0, 0],
  white: [1, 0],
  tinted: [2, 0],
  lot: [3, 0],
  depth: [0, 1],
  position: [1, 1],
  cover: [2, 1],
  across: [3, 1],
} as const

export const tileColumns = 4
export const tileRows = 2

/** Light of the byte 255; bytes are square roots of light, so that dark places have as many steps as bright ones. */
export const most = { soft: 2.6, white: 1.6, tinted: 4, depth: 4 } as const

/** The number of different lots: shares of grey come in steps of one in twenty. */
export const lotSteps = 20
/** Bytes from one lot to the next. */
export const lotDistance = 12

/** The byte of the first lot, from which the others follow: a pixel without alpha would be nothing. */
export const lowestLot = 8

/** Exposure of the film: a white strand in full light comes out just below white. */
export const filmExposure = 0.62

/** Roots end between these positions from root 0 to tip 1. */
export const rootsEnd = { from: 0.33, to: 0.45, spread: 0.1 } as const

/** Size of a composed picture in pixels. */
export function sizeOf({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  return { width: width / tileColumns, height: height / tileRows }
}
