import { withAlpha } from '../../canvas/colour.ts'
import type { Context } from '../../canvas/context.ts'
import { curve, drawLine, type Point } from '../../canvas/line.ts'
import { noise } from '../../noise.ts'
import { move } from '../../time.ts'
import { hairlineAt } from './temple-view.ts'

const HAIRS = 30

/** Wiry grey hairs stand off the skin, then the brush presses them down one by one. */
export function drawWiryHairs(ctx: Context, t: number): void {
  if (t >= 44) return
  for (let i = 0; i < HAIRS; i++) {
    const standing = 0.35 + 0.65 * move(t, 3 + i * 0.03, 1.4)
    const height = standing * (1 - move(t, 17 + (i / HAIRS) * 4.2, 0.5))
    if (height > 0.02) drawWiryHair(ctx, t, i, height)
  }
}

function drawWiryHair(ctx: Context, t: number, i: number, height: number): void {
  const y = 60 + (i / HAIRS) * 620
  const x = hairlineAt(y) + 26 + noise(i) * 24
  const length = 34 + 44 * noise(i + 3)
  const sway = 3 * Math.sin(t * 1.3 + i)
  const hair = curve(
    (u) => [
      x - length * Math.sin(u * 1.5) * height + 16 * u,
      y - 10 * u - 22 * u * u * (noise(i + 8) - 0.3) + sway * u,
    ],
    14,
  )
  const shadow = hair.map(([px, py]): Point => [px + 5, py + 7])
  drawLine(ctx, shadow, 1, { width: 2.2, colour: withAlpha('#8A4A2C', 0.22 * height) })
  const opacity = 0.95 * Math.min(1, height * 1.4)
  drawLine(ctx, hair, 1, { width: 1.9, colour: withAlpha(i % 3 ? '#E9E4DE' : '#8E8580', opacity) })
}
