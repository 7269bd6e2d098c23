import { smooth } from '@pryad/tools-hair/numbers.ts'
import { type Dress, front, type Layer, type Weight } from '../../hair/hair-picture.ts'
import { easeInOut, linear, move, track } from '../../time.ts'
import { REGROWTH } from './parting-view.ts'

/** Cream on the parting itself reaches this far, units. */
const FIRST_CREAM = 62

/** A short stroke beside the parting: where it lies and on which side. */
const STROKES = [
  { across: 0.42, zone: 0 },
  { across: 0.55, zone: 0 },
  { across: 0.66, zone: 0 },
  { across: 0.46, zone: 1 },
  { across: 0.6, zone: 1 },
]

/** A stroke and how far it has come, 0…1. */
export type RootStroke = (typeof STROKES)[number] & { done: number }

/** Everything that changes the hair, at one moment. */
export type RootsProgress = {
  /** How far natural hair has grown, units. */
  grown: number
  /** Fronts of the balm and of the cream down the parting, places across. */
  balm: number
  balmStrength: number
  cream: number
  strokes: readonly RootStroke[]
  /** The rest of the roots, 0…1. */
  rest: number
  /** How far colour has been combed into the length, units. */
  combed: number
  /** Rinsed and even, 0…1. */
  rinsed: number
}

/** The state of the work at `t`. */
export const rootsProgress = (t: number): RootsProgress => ({
  grown: move(t, 3.1, 3, easeInOut) * REGROWTH,
  balm: track(t, { 9.2: -0.1, 12.6: 0.95 }, linear),
  balmStrength: 1 - move(t, 42.6, 1),
  cream: track(t, { 17.9: -0.05, 22: 1 }, linear),
  strokes: STROKES.map((stroke, i) => ({ ...stroke, done: move(t, 27.4 + i * 1.4, 1.0, easeInOut) })),
  rest: move(t, 33.2, 1.6, easeInOut),
  combed: track(t, { 44.4: REGROWTH, 48.6: 680 }, linear),
  rinsed: move(t, 48.9, 1.2, easeInOut),
})

/** The cream on the hair. */
export function dress(t: number, at: RootsProgress): Dress {
  const layers: Layer[] = [{ coat: 'natural', weight: regrowth(at) }]
  if (at.balm > -0.1 && at.balmStrength > 0) layers.push({ film: '#FFF6EC', weight: balm(at) })
  if (at.cream > -0.05) layers.push({ coat: 'cream', weight: cream(at) })
  if (t > 44.3) layers.push({ coat: 'dyed', weight: combedIn(at) })
  if (at.rinsed > 0)
    layers.push({
      coat: 'dyed',
      weight: (distance, across) => front(across, at.rinsed * 1.2 - 0.1, 0.08, distance / 50),
    })
  const key = [
    Math.trunc(at.grown),
    at.balm.toFixed(3),
    at.balmStrength.toFixed(2),
    at.cream.toFixed(3),
    ...at.strokes.map(({ done }) => done.toFixed(2)),
    at.rest.toFixed(2),
    Math.trunc(at.combed),
    at.rinsed.toFixed(2),
  ].join()
  return { key, base: 'old', layers, byZone: true }
}

const regrowth =
  ({ grown }: RootsProgress): Weight =>
  (distance, across) =>
    grown > 1 ? front(distance, grown, 13, across) : 0

/** Balm begins just past the border and ends raggedly. */
const balm =
  (at: RootsProgress): Weight =>
  (distance, across) => {
    const begin = smooth(REGROWTH + 4, REGROWTH + 30, distance + 6 * Math.sin(across * 63))
    const ragged = distance + 14 * Math.sin(across * 47) + 8 * Math.sin(across * 121)
    const end = 1 - smooth(REGROWTH + 105, REGROWTH + 185, ragged)
    return 0.7 * at.balmStrength * front(across, at.balm, 0.02, distance / 40) * begin * end
  }

/** Cream on the parting, then in strokes out to the border, then everywhere between. */
const cream =
  (at: RootsProgress): Weight =>
  (distance, across, zone) => {
    const onParting = front(distance, FIRST_CREAM, 9, across) * front(across, at.cream, 0.015, distance / 30)
    const room = REGROWTH - FIRST_CREAM
    let edge = FIRST_CREAM + room * at.rest
    for (const stroke of at.strokes) {
      const aside = Math.abs(across - stroke.across)
      if (stroke.zone === zone && aside < 0.075)
        edge = Math.max(edge, FIRST_CREAM + room * stroke.done * smooth(0.075, 0.045, aside))
    }
    return Math.max(onParting, edge > FIRST_CREAM + 1 ? front(distance, edge, 9, across) : 0)
  }

const combedIn =
  ({ combed }: RootsProgress): Weight =>
  (distance, across, zone) =>
    smooth(REGROWTH - 20, REGROWTH + 4, distance) * front(distance, zone ? combed : combed * 1.9, 40, across)
