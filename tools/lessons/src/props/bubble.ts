import { withAlpha } from '../canvas/colour.ts'
import { type Context, faded } from '../canvas/context.ts'
import { radialGradient } from '../canvas/gradients.ts'
import { circle, fill } from '../canvas/shapes.ts'

/** One bubble of foam. */
export function drawBubble(ctx: Context, x: number, y: number, radius: number, opacity: number): void {
  if (radius < 0.6) return
  faded(ctx, opacity, () => {
    const body = radialGradient(
      ctx,
      [x - radius * 0.3, y - radius * 0.35, 0, radius * 1.15],
      withAlpha('#FFFFFF', 0.98),
      withAlpha('#FBF3EC', 0.93),
      withAlpha('#DCC7BC', 0.95),
    )
    fill(ctx, circle(x, y, radius), body)
    fill(ctx, circle(x - radius * 0.34, y - radius * 0.36, radius * 0.2), '#FFFFFF')
  })
}

/** A soft heap of foam, without an edge of its own. */
export function drawPuff(ctx: Context, x: number, y: number, radius: number, opacity: number): void {
  if (radius < 1 || opacity <= 0) return
  faded(ctx, opacity, () => {
    const body = radialGradient(
      ctx,
      [x - radius * 0.3, y - radius * 0.4, 0, radius * 1.3],
      '#FFFFFF',
      withAlpha('#FBF0EA', 0.96),
      withAlpha('#E3CFC8', 0.1),
    )
    fill(ctx, circle(x, y, radius * 1.15), body)
  })
}
