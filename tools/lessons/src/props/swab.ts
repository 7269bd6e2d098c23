import { withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { linearGradient, radialGradient } from '../canvas/gradients.ts'
import { ellipse, fill, fillRect, inside, roundRect } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'

const STICK = roundRect(30, -5, 290, 10, 5)
const TIP = ellipse(28, 0, 36, 15)

/** A cotton swab, tip at the origin, stick to the right; `load` is the cream on it. */
export function drawSwab(ctx: Context, load: string): void {
  sprite(ctx, `swab ${load}`, [-40, -50, 420, 120], (own) => {
    fill(own, STICK, '#F4E9DC', { blur: 14, x: 8, y: 16, opacity: 0.3 })
    fill(own, STICK, linearGradient(own, [0, -5, 0, 5], '#FFFFFF', '#DCC9B6'))
    fill(own, TIP, '#FFFDF9', { blur: 10, x: 5, y: 10, opacity: 0.28 })
    fill(own, TIP, radialGradient(own, [18, -7, 2, 44], '#FFFFFF', '#F4EADF', '#D9C7B6'))
    const cream = linearGradient(
      own,
      [30, 0, 0, 0],
      withAlpha(load, 0),
      [0.45, withAlpha(load, 0.95)],
      [1, load],
    )
    inside(own, TIP, () => fillRect(own, [-20, -20, 60, 40], cream))
  })
}
