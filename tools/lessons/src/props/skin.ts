import { BRAND } from '../brand.ts'
import { withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { circle, fill, fillRect } from '../canvas/shapes.ts'
import type { Box } from '../canvas/sprites.ts'
import { noise } from '../noise.ts'

/** Square pixels per pore. */
const PORE_AREA = 900

/** Skin: a warm plane with a breath of texture. */
export function drawSkin(ctx: Context, [x, y, width, height]: Box): void {
  const { skinLight, skin, skinShade } = BRAND
  const light = linearGradient(ctx, [x, y, x + width, y + height], skinLight, skin, skinShade)
  fillRect(ctx, [x, y, width, height], light)
  for (let i = 0; i < (width * height) / PORE_AREA; i++) {
    const pore = circle(x + noise(i) * width, y + noise(i + 0.37) * height, 0.9 + noise(i + 0.7))
    fill(ctx, pore, withAlpha(i % 2 ? '#B97C5C' : '#FFF1E6', 0.14))
  }
}
