import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { drawLine, points } from '../canvas/line.ts'
import { fill, fillRect, inside, roundRect, shape } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'
import { noise } from '../noise.ts'

const HANDLE = shape('M150 -17C220 -26 260 -9 330 -8L468 -3Q474 0 468 3L330 8C260 9 220 26 150 17Z')
const BRISTLES = shape('M0 -39C40 -38 70 -33 100 -30V30C70 33 40 38 0 39Q-9 0 0 -39Z')
const FERRULE = roundRect(92, -32, 64, 64, 8)
const white = (alpha: number) => withAlpha('#FFFFFF', alpha)

/** A tinting brush: bristle tip at the origin, 420 long to the right; `load` is the paste on its bristles. */
export function drawBrush(ctx: Context, load: string): void {
  sprite(ctx, `brush ${load}`, [-40, -90, 560, 200], (own) => {
    fill(own, HANDLE, BRAND.aubergine, { blur: 20, x: 10, y: 20, opacity: 0.3 })
    const shine = linearGradient(
      own,
      [0, -22, 0, 22],
      [0, white(0)],
      [0.3, white(0.4)],
      [0.5, white(0)],
      [1, withAlpha('#000000', 0.35)],
    )
    fill(own, HANDLE, shine)
    fill(own, BRISTLES, '#2C1B17', { blur: 16, x: 8, y: 14, opacity: 0.3 })
    inside(own, BRISTLES, () => drawBristles(own, load))
    drawFerrule(own)
  })
}

function drawBristles(ctx: Context, load: string): void {
  for (let i = 0; i < 34; i++) {
    const y = -38 + (i / 33) * 76
    const colour = withAlpha(i % 3 ? '#7A5A4A' : '#A88870', 0.35 + 0.3 * noise(i))
    drawLine(ctx, points(100, y * 0.76, -10, y), 1, { width: 1.3, colour, cap: 'butt' })
  }
  const paste = linearGradient(ctx, [62, 0, 0, 0], [0, withAlpha(load, 0)], [0.3, load], [1, load])
  fillRect(ctx, [-20, -50, 90, 100], paste)
  for (let i = 0; i < 9; i++)
    drawLine(ctx, points(52 - 14 * noise(i), -32 + i * 8, 2, -35 + i * 8.8), 1, {
      width: 2.4,
      colour: white(0.16),
    })
}

function drawFerrule(ctx: Context): void {
  fill(ctx, FERRULE, BRAND.honey, { blur: 8, x: 3, y: 6, opacity: 0.25 })
  const shine = linearGradient(
    ctx,
    [0, -32, 0, 32],
    [0, white(0.15)],
    [0.25, white(0.6)],
    [0.5, white(0)],
    [1, withAlpha('#5A3210', 0.45)],
  )
  fill(ctx, FERRULE, shine)
  for (const x of [104, 112, 140])
    drawLine(ctx, points(x, -32, x, 32), 1, { width: 2, colour: withAlpha('#7A4A14', 0.35), cap: 'butt' })
}
