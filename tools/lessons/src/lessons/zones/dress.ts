import { type Dress, front, type Weight } from '../../hair/hair-picture.ts'
import { easeInOut, linear, move, presence, track } from '../../time.ts'

/** Roots up to this distance from the skin wait when the length is coloured first, units. */
const ROOTS_END = 95
/** Coloured roots reach this far and overlap the length, units. */
const ROOTS_OVERLAP = 118

/** The look of the hair at `t`. */
export function dress(t: number): Dress {
  if (t < 26) return natural(t)
  return t < 34 ? rootsToEnds(t) : lengthThenRoots(t)
}

/** Grey shows for a moment. */
function natural(t: number): Dress {
  const grey = presence(t, 9.2, 13.4, 0.9)
  const layers = grey > 0 ? [{ coat: 'grey', weight: () => grey }] : []
  return { key: `grey ${grey.toFixed(2)}`, base: 'natural', layers }
}

/** Colour runs from roots to ends, the back of the head a little ahead. */
function rootsToEnds(t: number): Dress {
  const back = track(t, { 28: 0, 32.6: 1300 }, linear)
  const sides = track(t, { 29.2: 0, 33.4: 1300 }, linear)
  const weight: Weight = (distance, across, zone) => {
    const edge = zone > 1 ? back : sides
    return edge > 4 ? front(distance, edge, 26, across) : 0
  }
  return {
    key: `ends ${Math.trunc(back)} ${Math.trunc(sides)}`,
    base: 'natural',
    layers: [{ coat: 'cream', weight }],
    byZone: true,
  }
}

/** Natural hair again; then the length, and the roots after it. */
function lengthThenRoots(t: number): Dress {
  const again = move(t, 34, 0.7)
  const edge = track(t, { 35: 0, 38: 1240 }, linear)
  const roots = move(t, 40.9, 1.5, easeInOut)
  const weight: Weight = (distance, across) => {
    const beyondRoots = 1 - front(distance, ROOTS_END, 14, across)
    const length = edge > 1 ? again * beyondRoots * front(distance - ROOTS_END, edge, 26, across) : 0
    const atRoots = roots > 0 ? front(distance, ROOTS_OVERLAP * roots, 12, across) : 0
    return Math.max(1 - again, length, atRoots)
  }
  return {
    key: `length ${again.toFixed(2)} ${Math.trunc(edge)} ${roots.toFixed(2)}`,
    base: 'natural',
    layers: [{ coat: 'cream', weight }],
  }
}
