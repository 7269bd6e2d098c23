import type { Image } from '@napi-rs/canvas'
import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import type { Context } from '../../canvas/context.ts'
import { linearGradient } from '../../canvas/gradients.ts'
import { blurred, ellipse, fill, fillRect, inside, outline, shape } from '../../canvas/shapes.ts'
import { drawSkin } from '../../props/skin.ts'

const EAR = shape(
  'M-20 -92C-66 -136 -132 -96 -118 -10C-110 40 -74 58 -62 96C-50 126 -14 116 -16 74C2 30 6 -54 -20 -92Z',
)
const EAR_FOLD = shape('M-40 -104C-100 -90 -104 -20 -82 20C-66 50 -50 60 -44 90')

/** The place behind an ear, around the origin: the ear's back, hair, the soft skin between them. */
export function drawBehindEar(ctx: Context, hair: Image): void {
  drawSkin(ctx, [-170, -170, 340, 340])
  blurred(ctx, 18, () => fill(ctx, ellipse(-6, 12, 40, 96, 0.06), withAlpha('#A4603E', 0.5)))
  fill(ctx, EAR, BRAND.skin, { blur: 16, x: 8, y: 4, opacity: 0.4 })
  inside(ctx, EAR, () => {
    const light = linearGradient(ctx, [-120, -80, 0, 60], '#FBE9DD', BRAND.skin, '#CF9272')
    fillRect(ctx, [-170, -170, 340, 340], light)
    blurred(ctx, 9, () => outline(ctx, EAR_FOLD, 20, withAlpha('#B4704C', 0.5)))
  })
  ctx.drawImage(hair, -12, -230, 470, 470)
}
