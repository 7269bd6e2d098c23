import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, type Paint, place } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { circle, fill, fillRect, inside, roundRect } from '../canvas/shapes.ts'

/** A round window on the picture; `paint` draws around its middle. */
export function drawLens(
  ctx: Context,
  x: number,
  y: number,
  radius: number,
  opacity: number,
  paint: Paint,
): void {
  if (opacity <= 0) return
  place(ctx, { x, y, opacity, scale: 0.94 + 0.06 * opacity }, () => {
    fill(ctx, circle(0, 0, radius), BRAND.white, { blur: 40, x: 10, y: 20, opacity: 0.26 })
    inside(ctx, circle(0, 0, radius - 7), paint)
  })
}

/** A loupe with a handle; `paint` draws the enlarged picture around its middle. */
export function drawLoupe(
  ctx: Context,
  x: number,
  y: number,
  radius: number,
  opacity: number,
  paint: Paint,
): void {
  if (opacity <= 0) return
  place(ctx, { x, y, opacity }, () => {
    place(ctx, { turn: 0.85 }, () => {
      const handle = roundRect(radius - 2, -15, 150, 30, 15)
      fill(ctx, handle, BRAND.aubergine, { blur: 24, x: 8, y: 14, opacity: 0.3 })
    })
    const frame = circle(0, 0, radius + 10)
    fill(ctx, frame, BRAND.honey, { blur: 34, x: 10, y: 18, opacity: 0.3 })
    fill(ctx, frame, linearGradient(ctx, [-radius, -radius, radius, radius], '#F7DFA9', '#B9863E'))
    inside(ctx, circle(0, 0, radius), () => {
      paint(ctx)
      const glass = linearGradient(
        ctx,
        [-radius, -radius, radius, radius],
        withAlpha('#FFFFFF', 0.35),
        withAlpha('#FFFFFF', 0),
        withAlpha('#FFFFFF', 0.08),
      )
      fillRect(ctx, [-radius, -radius, 2 * radius, 2 * radius], glass)
    })
  })
}
