import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, place } from '../../canvas/context.ts'
import { linearGradient } from '../../canvas/gradients.ts'
import { sans, serif, write } from '../../canvas/letters.ts'
import { drawLine, points } from '../../canvas/line.ts'
import { circle, fill, roundRect } from '../../canvas/shapes.ts'
import { drawLogo } from '../../frame/logo.ts'
import { drawLoupe } from '../../props/lens.ts'
import { move, track } from '../../time.ts'
import { TONES } from './tones.ts'

const BOX = roundRect(-210, -270, 420, 560, 10)
const BOX_TURN = -0.05
const BOX_SCALE = 1.06
const BOX_X = 900
const LOUPE_X = 868

/** The box stands up and a loupe runs down its legend. */
export function drawLegend(ctx: Context, t: number): void {
  const come = move(t, 41.8, 0.8)
  if (come <= 0) return
  const boxY = 395 + (1 - come) * 600
  place(ctx, { x: BOX_X, y: boxY, turn: BOX_TURN, scale: BOX_SCALE }, () => drawBox(ctx))
  const opacity = move(t, 42.8, 0.7)
  if (opacity <= 0) return
  const y = boxY + track(t, { 42.8: -120, 44: -70, 45.6: 80, 46.8: 150 })
  drawLoupe(ctx, LOUPE_X + (1 - opacity) * 400, y, 124, opacity, () =>
    place(ctx, { scale: 1.62 }, () => {
      const box = { x: BOX_X - LOUPE_X - 26, y: boxY - y, turn: BOX_TURN, scale: BOX_SCALE }
      place(ctx, box, () => drawBox(ctx))
    }),
  )
}

function drawBox(ctx: Context): void {
  fill(ctx, BOX, BRAND.aubergine, { blur: 50, x: 16, y: 26, opacity: 0.32 })
  const [light, none, dark] = [withAlpha('#FFFFFF', 0.1), withAlpha('#FFFFFF', 0), withAlpha('#000000', 0.22)]
  fill(ctx, BOX, linearGradient(ctx, [-210, -270, 210, 290], light, none, dark))
  drawLogo(ctx, -180, -244, 46)
  write(ctx, 'Прядь', -120, -208, { font: serif(36), colour: BRAND.paper })
  fill(ctx, roundRect(-184, -168, 368, 430, 8), BRAND.white)
  for (const [i, tone] of TONES.entries())
    place(ctx, { x: -162, y: -132 + i * 52, scale: 0.84 }, () => {
      fill(ctx, circle(20, 0, 17), tone.dot)
      write(ctx, `${i}`, 62, 13, { font: serif(38), colour: BRAND.aubergine, align: 'center' })
      write(ctx, tone.name, 96, 10, { font: sans(29, 500), colour: BRAND.ink })
      drawLine(ctx, points(0, 31, 386, 31), 1, { width: 1.5, colour: BRAND.line })
    })
}
