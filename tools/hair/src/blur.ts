import { clamp } from './numbers.ts'

/** A line of numbers inside a map: where it starts, how far apart its numbers are, how many there are. */
type Line = { start: number; stride: number; length: number }

/** Running mean over `radius` numbers to each side; the ends repeat. */
function boxBlurLine(from: Float32Array, to: Float32Array, line: Line, radius: number): void {
  const { start, stride, length } = line
  const share = 1 / (2 * radius + 1)
  let sum = 0
  for (let i = -radius; i <= radius; i++) sum += from[start + clamp(i, 0, length - 1) * stride]
  for (let i = 0; i < length; i++) {
    to[start + i * stride] = sum * share
    const entering = from[start + Math.min(length - 1, i + radius + 1) * stride]
    const leaving = from[start + Math.max(0, i - radius) * stride]
    sum += entering - leaving
  }
}

/** A blurred copy of a one-channel map: three box passes are close to a gaussian. `radius` in cells. */
export function blur(map: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius))
  const result = Float32Array.from(map)
  const between = new Float32Array(width * height)
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < height; row++)
      boxBlurLine(result, between, { start: row * width, stride: 1, length: width }, reach)
    for (let column = 0; column < width; column++)
      boxBlurLine(between, result, { start: column, stride: width, length: height }, reach)
  }
  return result
}
