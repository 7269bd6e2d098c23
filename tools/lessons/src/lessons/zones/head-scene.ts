import { mix } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, faded, place } from '../../canvas/context.ts'
import { serif, write } from '../../canvas/letters.ts'
import { alongLine, drawLine } from '../../canvas/line.ts'
import { circle, fill } from '../../canvas/shapes.ts'
import { CENTRE_PARTING, EAR_PARTING, type HeadPicture, type ZoneLight } from '../../hair/head-picture.ts'
import { drawComb } from '../../props/comb.ts'
import { drawMark } from '../../props/mark.ts'
import { easeInOut, move, presence, track } from '../../time.ts'
import { dress } from './dress.ts'

/** Middle of the scene, pixels. */
export const MIDDLE_X = 905

const ZONE_COLOURS = [BRAND.honey, BRAND.rose, '#B9502A', '#6B3550']

/** Where the number of each zone stands on the head. */
const NUMBERS = [
  { x: 340, y: 190 },
  { x: 660, y: 190 },
  { x: 400, y: 420 },
  { x: 600, y: 420 },
]

/** Places that are easily forgotten: temples, hairline, behind the ears. */
const CHECKS = [
  { x: 238, y: 300, from: 43.5 },
  { x: 762, y: 300, from: 43.7 },
  { x: 500, y: 80, from: 45.4 },
  { x: 262, y: 560, from: 47.2 },
  { x: 738, y: 560, from: 47.4 },
]

/** Middle of the head, pixels, and pixels per 1000 units of its own. */
export type HeadView = { x: number; y: number; size: number }

/** The camera at `t`. */
export const headView = (t: number): HeadView => ({
  x: MIDDLE_X,
  y: 470 + track(t, { 9.4: 0, 10.4: 92, 13: 92, 14.2: -60, 17.5: -60, 26: 0 }),
  size: 850 * track(t, { 2.6: 0.97, 9: 1, 10.2: 1.16, 13: 1.16, 14.2: 1, 40.5: 1, 41.6: 1.1, 43: 1.02 }),
})

/** The head with its partings, zones and marks; `away` 0…1 while a single lock is shown. */
export function drawHeadScene(
  ctx: Context,
  t: number,
  head: HeadPicture,
  view: HeadView,
  away: number,
): void {
  head.hair.wear(dress(t))
  if (away >= 1) return
  head.draw(ctx, view.x + away * 120, view.y, view.size, {
    opacity: 1 - away,
    zones: zoneLights(t),
    over: (own) => {
      if (t < 9.6) drawDivision(own, t)
      if (t > 9 && t < 18) {
        drawMark(own, t, { x: 500, y: 210, radius: 96, opacity: presence(t, 10.6, 13.3) })
        drawMark(own, t, { x: 500, y: 520, radius: 92, opacity: presence(t, 14.4, 17.4) })
      }
      if (t > 43 && t < 50.6)
        for (const [i, { x, y, from }] of CHECKS.entries()) {
          const opacity = presence(t, from, 49.8)
          drawMark(own, t - i * 0.3, { x, y, radius: 44, opacity, colour: BRAND.honey })
        }
    },
  })
}

function zoneLights(t: number): ZoneLight[] {
  if (t < 9.6)
    return ZONE_COLOURS.map((colour, zone) => ({
      zone,
      colour,
      opacity: 0.52 * move(t, 7.3 + zone * 0.16, 0.5) * (1 - move(t, 9, 0.5)),
    }))
  if (t <= 13.6 || t >= 18) return []
  return [2, 3].map((zone) => ({ zone, colour: BRAND.honey, opacity: 0.3 * presence(t, 14, 17.4) }))
}

/** The comb's tail draws two partings, four zones get numbers. */
function drawDivision(ctx: Context, t: number): void {
  const centre = move(t, 3.5, 1.9, easeInOut)
  const ears = move(t, 5.9, 1.7, easeInOut)
  const staying = 1 - move(t, 9, 0.5)
  faded(ctx, staying, () => {
    drawParting(ctx, CENTRE_PARTING, centre)
    drawParting(ctx, EAR_PARTING, ears)
  })
  const comb = presence(t, 3, 7.9, 0.5)
  const { x, y } = combTip(t, centre, ears)
  if (comb > 0)
    place(
      ctx,
      { x: x + (1 - comb) * 60, y: y + (1 - comb) * 30, turn: -0.5, scale: 1.02, opacity: comb },
      () => drawComb(ctx, '#2B1410'),
    )
  for (const [i, number] of NUMBERS.entries()) {
    const opacity = move(t, 7.5 + i * 0.16, 0.45) * staying
    if (opacity > 0)
      place(ctx, { ...number, scale: 0.8 + 0.2 * opacity, opacity }, () => {
        fill(ctx, circle(0, 0, 44), BRAND.white)
        write(ctx, `${i + 1}`, 0, 20, { font: serif(54), align: 'center' })
      })
  }
}

function drawParting(ctx: Context, line: typeof CENTRE_PARTING, progress: number): void {
  drawLine(ctx, line, progress, { width: 11, colour: withAlpha('#3A1410', 0.35) })
  drawLine(ctx, line, progress, { width: 7, colour: '#FFF4E8' })
}

/** Along the first parting, over to the second, along it. */
function combTip(t: number, centre: number, ears: number): { x: number; y: number } {
  if (t <= 5.3) return alongLine(CENTRE_PARTING, centre)
  if (t >= 5.9) return alongLine(EAR_PARTING, ears)
  const over = track(t, { 5.3: 0, 5.9: 1 })
  const [from, to] = [alongLine(CENTRE_PARTING, 1), alongLine(EAR_PARTING, 0)]
  return { x: mix(from.x, to.x, over), y: mix(from.y, to.y, over) }
}
