import { clamp } from '@pryad/tools-hair/numbers.ts'
import { type Dress, front, type Layer } from '../../hair/hair-picture.ts'
import { easeInOut, linear, move, track } from '../../time.ts'
import { FIRST_SECTION, SECTION_GAP, SECTIONS } from './temple-view.ts'

/** Cream along the hairline reaches this far, units. */
const HAIRLINE_CREAM = 120

/** How far the work has come. */
export type TempleProgress = {
  /** The front of cream along the hairline, a place across. */
  hairline: number
  /** Each section, 0…1. */
  sections: readonly number[]
}

/** The state of the work at `t`. */
export const templeProgress = (t: number): TempleProgress => ({
  hairline: track(t, { 16.8: 0.1, 21.6: 0.95 }, linear),
  sections: Array.from({ length: SECTIONS }, (_, i) => move(t, 24.0 + i * 0.92, 0.95, easeInOut)),
})

/** The cream on the hair. */
export function dress(t: number, { hairline, sections }: TempleProgress): Dress {
  const rinsed = move(t, 43, 1.6, easeInOut)
  const layers: Layer[] = []
  if (t > 16.8)
    layers.push({
      coat: 'cream',
      weight: (distance, across) => {
        const section = Math.trunc(clamp(Math.floor((across - FIRST_SECTION) / SECTION_GAP), 0, SECTIONS - 1))
        const edge = sections[section] * 520
        const inSection = edge > 2 ? front(distance, HAIRLINE_CREAM + edge, 26, across) : 0
        const alongHairline =
          front(distance, HAIRLINE_CREAM, 22, across) * front(across, hairline, 0.012, distance / 40)
        return Math.max(alongHairline, inSection)
      },
    })
  if (rinsed > 0)
    layers.push({
      coat: 'dyed',
      weight: (distance, across) => front(across, rinsed * 1.2 - 0.1, 0.07, distance / 60),
    })
  const key = [
    hairline.toFixed(3),
    ...sections.map((done) => done.toFixed(2)),
    rinsed.toFixed(3),
    t > 16.8,
  ].join()
  return { key, base: 'grey', layers }
}
