import { BRAND } from '../brand.ts'
import { type Context, faded } from '../canvas/context.ts'
import { circle, outline } from '../canvas/shapes.ts'
import { easeInOut } from '../time.ts'

type Mark = { x: number; y: number; radius: number; opacity: number; colour?: string }

/** A pulsing ring that marks a place; `t` seconds. */
export function drawMark(
  ctx: Context,
  t: number,
  { x, y, radius, opacity, colour = BRAND.copper }: Mark,
): void {
  if (opacity <= 0) return
  const pulse = (t * 0.55) % 1
  faded(ctx, opacity, () => outline(ctx, circle(x, y, radius), 5, colour))
  const wave = circle(x, y, radius * (1 + 0.55 * easeInOut(pulse)))
  faded(ctx, opacity * (1 - pulse) * 0.8, () => outline(ctx, wave, 3, colour))
}
