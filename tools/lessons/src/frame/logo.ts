import { clamp } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import { type Context, place } from '../canvas/context.ts'
import { outline, shape } from '../canvas/shapes.ts'
import { easeOut } from '../time.ts'

/** Edge of the square the mark is drawn in, units of its path data. */
const SIZE = 48

const STROKES = [
  { path: shape('M25 3C12 10 4 19 6 30c2 10 12 16 22 14 9-2 15-9 14-17'), length: 118 },
  { path: shape('M30 5c-10 6-18 13-18 22 0 8 7 13 14 12 7-1 11-6 10-12'), length: 82 },
  { path: shape('M35 7c-8 5-17 11-17 18 0 5 4 9 8 8.5 3-.5 5-3 4.5-6.5'), length: 54 },
  { path: shape('M40 9c-6 4-14 8-16 13.5'), length: 24 },
]

/** The brand's mark, drawing itself; (x, y) is its corner, `size` in pixels, `progress` 0…1. */
export function drawLogo(
  ctx: Context,
  x: number,
  y: number,
  size: number,
  progress = 1,
  colour: string = BRAND.honey,
): void {
  place(ctx, { x, y, scale: size / SIZE }, () => {
    for (const [i, { path, length }] of STROKES.entries()) {
      const drawn = easeOut(clamp(progress * 1.6 - i * 0.18))
      if (drawn <= 0) continue
      ctx.setLineDash([length * drawn, 400])
      outline(ctx, path, 2.6, colour, 'round')
    }
    ctx.setLineDash([])
  })
}
