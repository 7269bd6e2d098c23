import { smooth } from '@pryad/tools-hair/numbers.ts'
import { type Dress, front, type Layer } from '../../hair/hair-picture.ts'
import { easeInOut, linear, move, track } from '../../time.ts'

/** Balm begins this far from the roots, units. */
const BALM_FROM = 380
const BALM_OFF_FROM = 340
/** A front that has not begun, units above the root. */
const BEFORE = -60
/** How much a little water shows on cream. */
const DAMP = 0.34

/** The state of the hair at `t`: cream, damp, rinsed, under balm, dry copper. */
export function dress(t: number): Dress {
  const damp = move(t, 4, 3.4, easeInOut)
  const rinse = track(t, { 17.8: BEFORE, 22.4: 1300 }, linear)
  const balm = track(t, { 24.8: BALM_FROM, 27: 1300 }, linear)
  const balmOff = track(t, { 29.2: BALM_OFF_FROM, 30.7: 1300 }, linear)
  const dry = track(t, { 33.6: BEFORE, 36.8: 1300 }, linear)
  const layers: Layer[] = []
  if (damp > 0 && t < 18)
    layers.push({
      coat: 'wet',
      weight: (distance, across) => DAMP * front(distance, damp * 1300, 90, across),
    })
  if (t >= 18 && t < 23) layers.push({ coat: 'wet', weight: () => DAMP })
  if (rinse > BEFORE)
    layers.push({ coat: 'wet', weight: (distance, across) => front(distance, rinse, 60, across) })
  if (balm > BALM_FROM)
    layers.push({
      film: '#FBE9DC',
      weight: (distance, across) => {
        const begin = smooth(BALM_FROM, BALM_FROM + 60, distance + 20 * Math.sin(across * 70))
        const left = balmOff > BALM_OFF_FROM ? 1 - front(distance, balmOff, 50, across) : 1
        return 0.72 * begin * front(distance, balm, 50, across) * left
      },
    })
  if (dry > BEFORE)
    layers.push({ coat: 'copper', weight: (distance, across) => front(distance, dry, 80, across) })
  const fronts = [rinse, balm, balmOff, dry].map(Math.trunc)
  return { key: [damp.toFixed(2), ...fronts, t < 18, t < 23].join(), base: 'cream', layers }
}
