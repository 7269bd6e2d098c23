/** A full turn, radians. Four decimals are part of the pictures: another value moves every strand a little. */
export const TURN = 6.2832

/** `value` held between `low` and `high`. */
export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(value, high))

/** The point `share` of the way from `from` to `to`; not clamped. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Smooth step: 0 at `from`, 1 at `to`, flat at both ends. With `from` above `to` it falls instead. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}
