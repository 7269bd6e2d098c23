import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { sans, serif, write } from '../canvas/letters.ts'
import { drawLine, points } from '../canvas/line.ts'
import { fill, fillRect, inside, roundRect, shape } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'
import { drawLogo } from '../frame/logo.ts'

const BODY = shape('M30 -34C70 -58 90 -62 130 -62L430 -70V70L130 62C90 62 70 58 30 34Z')
const CAP = roundRect(-46, -33, 58, 66, 9)
const white = (alpha: number) => withAlpha('#FFFFFF', alpha)
const black = (alpha: number) => withAlpha('#000000', alpha)

/** A tube of cream, 420 × 120, nozzle at the origin pointing left; `label` is its shade. */
export function drawTube(ctx: Context, label: string, isOpen: boolean): void {
  sprite(ctx, `tube ${isOpen} ${label}`, [-60, -110, 580, 240], (own) => {
    fill(own, BODY, BRAND.aubergine, { blur: 34, x: 12, y: 20, opacity: 0.3 })
    inside(own, BODY, () => drawGloss(own))
    drawLogo(own, 128, -24, 48)
    write(own, 'Прядь', 190, 10, { font: serif(34), colour: BRAND.paper })
    write(own, label, 318, 10, { font: sans(30, 600), colour: BRAND.honey })
    const collar = linearGradient(own, [0, -27, 0, 27], '#E9DED3', '#FFFFFF', '#C9B9AA')
    fill(own, roundRect(4, -27, 30, 54, 6), collar)
    const nozzle = linearGradient(own, [0, -14, 0, 14], '#D8CABC', '#FFFFFF', '#B9A898')
    fill(own, roundRect(-8, -14, 16, 28, 4), nozzle)
    if (!isOpen) drawCap(own)
  })
}

/** Light along the tube and the crimped end. */
function drawGloss(ctx: Context): void {
  const across = linearGradient(
    ctx,
    [0, -66, 0, 66],
    [0, white(0.1)],
    [0.18, white(0.34)],
    [0.32, white(0.05)],
    [0.7, black(0.04)],
    [1, black(0.38)],
  )
  fillRect(ctx, [0, -80, 460, 160], across)
  fillRect(ctx, [404, -80, 30, 160], linearGradient(ctx, [400, 0, 432, 0], black(0.18), white(0.12)))
  for (let i = 0; i < 4; i++) {
    const x = 408 + i * 6
    drawLine(ctx, points(x, -80, x, 80), 1, { width: 1.5, colour: white(0.16), cap: 'butt' })
  }
}

function drawCap(ctx: Context): void {
  fill(ctx, CAP, BRAND.honey, { blur: 10, x: 3, y: 6, opacity: 0.25 })
  const light = linearGradient(
    ctx,
    [0, -33, 0, 33],
    [0, white(0.35)],
    [0.25, white(0.55)],
    [0.5, white(0)],
    [1, withAlpha('#5A3210', 0.4)],
  )
  fill(ctx, CAP, light)
}
