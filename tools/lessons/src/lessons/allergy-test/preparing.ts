import type { Image } from '@napi-rs/canvas'
import { BRAND } from '../../brand.ts'
import { type Context, place } from '../../canvas/context.ts'
import { drawDrop } from '../../props/drop.ts'
import { drawLabel } from '../../props/label.ts'
import { drawLens } from '../../props/lens.ts'
import { drawMark } from '../../props/mark.ts'
import { drawTowel } from '../../props/towel.ts'
import { drawTube } from '../../props/tube.ts'
import { easeIn, move, presence, track } from '../../time.ts'
import { drawBehindEar } from './behind-ear.ts'
import { DYE } from './elbow.ts'

/** Why: a bead of cream leaves the tube. */
export function drawTubeWithBead(ctx: Context, t: number): void {
  const come = presence(t, 2.9, 8.2, 0.8)
  if (come > 0) {
    const tube = { x: 1000 + (1 - come) * 240, y: 220 - (1 - come) * 200, turn: -0.3, scale: 0.82 }
    place(ctx, tube, () => drawTube(ctx, '5-0', true))
    const size = move(t, 3.9, 1.4)
    const fall = track(t, { 5.6: 0, 6.3: 1 }, easeIn)
    if (come > 0.9 && fall < 1)
      drawDrop(ctx, 985 - 10 * fall, 238 + fall * 110, 15 * size, DYE, size * (1 - fall ** 6))
  }
  drawLabel(ctx, 'перед каждым окрашиванием', 930, 640, { opacity: presence(t, 4.4, 7.9), rise: 12 })
}

/** Where: wash, dry, and the two places. */
export function drawPlaces(ctx: Context, t: number, hair: Image): void {
  if (presence(t, 10.2, 12.6, 0.5) > 0) {
    const towel = {
      x: track(t, { 10.2: 1460, 10.9: 1050, 11.8: 800, 12.7: 1500 }),
      y: track(t, { 10.2: 240, 10.9: 330, 11.8: 430, 12.7: 260 }),
      turn: -0.3,
      scale: 0.8,
    }
    place(ctx, towel, () => drawTowel(ctx, 330, 270))
  }
  drawLabel(ctx, 'сгиб локтя', 776, 560, { opacity: presence(t, 12.9, 15.4), rise: 12 })
  const opacity = presence(t, 13.5, 15.6, 0.5)
  drawLens(ctx, 1090, 500, 150, opacity, () => drawBehindEar(ctx, hair))
  drawMark(ctx, t, { x: 1108, y: 506, radius: 28, opacity, colour: BRAND.copper })
  drawLabel(ctx, 'или за ухом', 1090, 676, { opacity: presence(t, 13.8, 15.5), height: 54 })
}
