import { BRAND, type Theme } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, HEIGHT, WIDTH } from '../canvas/context.ts'
import { radialGradient } from '../canvas/gradients.ts'
import { fillRect } from '../canvas/shapes.ts'

const WHOLE = [0, 0, WIDTH, HEIGHT] as const

/** Paper or aubergine with a pool of light behind the scene. */
export function drawBackground(ctx: Context, theme: Theme): void {
  const [x, y] = [WIDTH * 0.68, HEIGHT * 0.4]
  fillRect(ctx, WHOLE, theme.background)
  const light = theme.isDark
    ? radialGradient(
        ctx,
        [x, y, 40, 820],
        withAlpha('#6A3B50', 0.75),
        withAlpha(BRAND.aubergine, 0),
        withAlpha(BRAND.aubergineDeep, 0.5),
      )
    : radialGradient(
        ctx,
        [x, y, 60, 900],
        withAlpha('#FFFFFF', 0.9),
        withAlpha(BRAND.paper, 0.4),
        withAlpha('#EAD9C8', 0.75),
      )
  fillRect(ctx, WHOLE, light)
}
