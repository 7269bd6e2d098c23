import { withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { fill, roundRect, shape, withShadow } from '../canvas/shapes.ts'
import { sprite } from '../canvas/sprites.ts'

const TEETH = 27
const BODY = shape('M0 0Q120 -6 230 -11L500 -14Q524 -12 524 6V62H512V18H240Q120 7 0 0Z')
const SPINE = shape('M0 0Q120 -6 230 -11L500 -14Q524 -12 524 6V18H240Q120 7 0 0')

/** A tail comb: the point of the tail at the origin, teeth to the right. */
export function drawComb(ctx: Context, colour: string): void {
  sprite(ctx, `comb ${colour}`, [-20, -60, 600, 190], (own) => {
    withShadow(own, { blur: 14, x: 8, y: 16, opacity: 0.28 }, () => {
      fill(own, BODY, colour)
      for (let i = 0; i < TEETH; i++) fill(own, roundRect(244 + i * 9.8, 10, 4.6, 54, 2.3), colour)
    })
    const shine = linearGradient(
      own,
      [0, -14, 0, 18],
      [0, withAlpha('#FFFFFF', 0.05)],
      [0.3, withAlpha('#FFFFFF', 0.38)],
      [0.6, withAlpha('#FFFFFF', 0)],
    )
    fill(own, SPINE, shine)
  })
}
