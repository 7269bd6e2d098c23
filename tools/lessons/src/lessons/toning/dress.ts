import { smooth } from '@pryad/tools-hair/numbers.ts'
import { type Dress, front, type Layer, type Weight } from '../../hair/hair-picture.ts'
import { easeInOut, linear, move, track } from '../../time.ts'

/** A front that has not begun, units above the root. */
const BEFORE = -80

/** How far the work has come; shares 0…1 unless said otherwise. */
export type ToningProgress = {
  /** The orange half of the first picture. */
  orange: number
  /** Violet balm on the yellowest places, the length, the ends. */
  yellowest: number
  length: number
  ends: number
  /** A strand is wiped: still yellow; covered again; wiped: cold. */
  firstWipe: number
  coveredAgain: number
  secondWipe: number
  /** The front of the rinse, units. */
  rinse: number
}

/** The state of the work at `t`. */
export const toningProgress = (t: number): ToningProgress => ({
  orange: 1 - move(t, 8.5, 0.9, easeInOut),
  yellowest: track(t, { 26.2: 0, 28.6: 1 }, linear),
  length: move(t, 28.6, 1.8, easeInOut),
  ends: move(t, 31.2, 1.2, easeInOut),
  firstWipe: move(t, 34.4, 1.6, easeInOut),
  coveredAgain: move(t, 36.8, 0.7, easeInOut),
  secondWipe: move(t, 38.2, 1.6, easeInOut),
  rinse: track(t, { 42.2: BEFORE, 46.2: 1300 }, linear),
})

/** The products on the hair; on the poster no strand is wiped. */
export function dress(at: ToningProgress, isPoster: boolean): Dress {
  const { orange, yellowest, firstWipe, coveredAgain, secondWipe, rinse } = at
  const layers: Layer[] = []
  if (orange > 0)
    layers.push({
      coat: 'orange',
      weight: (distance, across) => smooth(0.49, 0.53, across + 0.012 * Math.sin(distance / 60)) * orange,
    })
  if (yellowest > 0) layers.push({ coat: 'violet', weight: violet(at) })
  if (firstWipe > 0) layers.push({ coat: 'mid', weight: wiped(firstWipe, 1 - coveredAgain) })
  if (secondWipe > 0 && !isPoster) layers.push({ coat: 'cold', weight: wiped(secondWipe, 1) })
  if (rinse > BEFORE)
    layers.push({ coat: 'cold', weight: (distance, across) => front(distance, rinse, 60, across) })
  const shares = [orange, yellowest, at.length, at.ends, firstWipe, coveredAgain, secondWipe]
  const key = [...shares.map((share) => share.toFixed(3)), Math.trunc(rinse), isPoster].join()
  return { key, base: 'yellow', layers }
}

/** Balm spreads from the yellowest places over the length; the ends come last. */
const violet =
  ({ yellowest, length, ends }: ToningProgress): Weight =>
  (distance, across) => {
    const onYellowest =
      smooth(0.2, 0.25, across) *
      smooth(0.64, 0.59, across) *
      smooth(90, 130, distance + 24 * Math.sin(across * 60)) *
      front(distance, 110 + yellowest * 560, 40, across)
    const onLength =
      length *
      front(Math.abs(across - 0.42), length * 0.75, 0.06, distance / 90) *
      front(distance, 830, 46, across)
    const onEnds = ends > 0 ? front(distance, 830 + ends * 480, 40, across) * smooth(700, 760, distance) : 0
    return 0.94 * Math.max(onYellowest, onLength, onEnds)
  }

/** One strand in the middle, wiped from the top. */
const wiped =
  (progress: number, strength: number): Weight =>
  (distance, across) =>
    strength *
    smooth(0.37, 0.385, across) *
    smooth(0.53, 0.515, across) *
    smooth(150, 190, distance) *
    front(distance, 150 + progress * 560, 24, across)
