import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, place } from '../../canvas/context.ts'
import { radialGradient } from '../../canvas/gradients.ts'
import { drawLine, points } from '../../canvas/line.ts'
import { blurred, circle, ellipse, fill } from '../../canvas/shapes.ts'
import { noise } from '../../noise.ts'
import { drawLabel } from '../../props/label.ts'
import { drawLens, drawLoupe } from '../../props/lens.ts'
import { drawSkin } from '../../props/skin.ts'
import { drawSmear } from '../../props/smear.ts'
import { drawTick } from '../../props/tick.ts'
import { easeInOut, move, presence, track } from '../../time.ts'
import { DRY_DYE, type ElbowView } from './elbow.ts'

const LENS_RADIUS = 156

/** Skin with the crease of the elbow, around the origin. */
function drawSkinPatch(ctx: Context, crease: number[], creaseWidth: number, creaseOpacity: number): void {
  drawSkin(ctx, [-240, -240, 480, 480])
  const colour = withAlpha('#A4603E', creaseOpacity)
  drawLine(ctx, points(...crease), 1, { width: creaseWidth, colour })
}

/** The loupe wanders over the patch while three moments are named. */
export function drawThreeLooks(ctx: Context, t: number, view: ElbowView): void {
  const come = presence(t, 33.6, 40.7, 0.7)
  if (come > 0) {
    const x = view.x + track(t, { 33.6: 330, 34.6: 30, 36: 14, 37: -26, 38.4: 20, 39.4: 0 })
    const y = view.y + track(t, { 33.6: -220, 34.6: -6, 36: 16, 37: -8, 38.4: -18, 39.4: 4 })
    drawLoupe(ctx, x + (1 - come) * 260, y - (1 - come) * 200, 132, come, () =>
      place(ctx, { x: (view.x - x) * 1.9, y: (view.y - y) * 1.9, scale: 2.1 }, () => {
        drawSkinPatch(ctx, [-90, -86, 84, 110], 2, 0.4)
        drawSmear(ctx, 1, DRY_DYE, 78)
      }),
    )
  }
  for (const [i, { label, x }] of [
    { label: 'первые часы', x: 705 },
    { label: '24 часа', x: 930 },
    { label: '48 часов', x: 1120 },
  ].entries()) {
    const isNow = move(t, 35.2 + i * 1.9, 0.3) > 0.5
    const colours = isNow
      ? { ink: BRAND.paper, paper: BRAND.aubergine }
      : { ink: BRAND.ink, paper: BRAND.white }
    drawLabel(ctx, label, x, 630, { opacity: presence(t, 34.4 + i * 1.9, 40.8, 0.5), rise: 12, colours })
  }
}

/** Clean skin and reacting skin, side by side. */
export function drawVerdict(ctx: Context, t: number): void {
  const crease = [-110, -120, 110, 130]
  drawLens(ctx, 742, 350, LENS_RADIUS, move(t, 41.3, 0.7), () => drawSkinPatch(ctx, crease, 3, 0.3))
  drawLens(ctx, 1082, 350, LENS_RADIUS, move(t, 42, 0.7), () => {
    drawSkinPatch(ctx, crease, 3, 0.3)
    drawReaction(ctx, t)
  })
  drawTick(ctx, 852, 460, 46, (t - 42) / 0.6, 'yes')
  drawTick(ctx, 1192, 460, 46, (t - 44.8) / 0.6, 'no')
  drawLabel(ctx, 'можно красить', 742, 586, { opacity: move(t, 42.3, 0.5), rise: 12 })
  drawLabel(ctx, 'нельзя — к врачу', 1082, 586, { opacity: move(t, 45.1, 0.5), rise: 12 })
}

/** Redness spreads, then blisters come. */
function drawReaction(ctx: Context, t: number): void {
  const spread = move(t, 42.9, 2.2, easeInOut)
  const size = 0.6 + 0.4 * spread
  const redness = ellipse(0, 4, 92 * size, 82 * size, 0.3)
  blurred(ctx, 16, () => fill(ctx, redness, withAlpha('#C9302A', 0.42 * spread)))
  for (let i = 0; i < 26; i++) {
    const angle = noise(i) * 6.28
    const distance = 84 * Math.sqrt(noise(i + 0.4))
    const [x, y] = [distance * Math.cos(angle), distance * Math.sin(angle)]
    const radius = (4 + 5 * noise(i + 0.8)) * move(t, 43.4 + i * 0.05, 0.6)
    fill(ctx, circle(x, y, radius), radialGradient(ctx, [x - 2, y - 3, 0, 10], '#F4B2A2', '#C8453C'))
  }
}
