import { BRAND } from '../../brand.ts'
import { type Context, faded, place } from '../../canvas/context.ts'
import { curve, drawLine } from '../../canvas/line.ts'
import { drawBrush } from '../../props/brush.ts'
import { easeInOut, move, presence } from '../../time.ts'
import type { TempleProgress } from './dress.ts'
import { FIRST_SECTION, hairlineAt, heightOf, SECTION_GAP } from './temple-view.ts'

/** A brush along the hairline, then one per section, and the partings between sections. */
export function drawBrushes(ctx: Context, t: number, { hairline, sections }: TempleProgress): void {
  if (t > 16.5 && t < 22.3) {
    const y = heightOf(hairline)
    const x = hairlineAt(y) + 52 + 16 * Math.sin(t * 6)
    const opacity = presence(t, 16.5, 22, 0.4)
    place(ctx, { x, y: y + 8, turn: -0.42, scale: 0.95, opacity }, () => drawBrush(ctx, BRAND.cream))
  }
  for (const [i, done] of sections.entries()) {
    const opacity = presence(t, 23.9 + i * 0.92, 24.95 + i * 0.92, 0.22)
    if (opacity <= 0) continue
    const top = heightOf(FIRST_SECTION + (i + 0.5) * SECTION_GAP)
    const x = hairlineAt(top) + 60 + done * 360
    const y = top + 60 * done ** 1.5 + 16
    place(ctx, { x, y, turn: 0.14, scale: 0.9, opacity }, () => drawBrush(ctx, BRAND.cream))
  }
  drawPartings(ctx, t, sections.length + 1)
}

function drawPartings(ctx: Context, t: number, count: number): void {
  const opacity = presence(t, 23.4, 29.6, 0.6)
  if (opacity <= 0) return
  faded(ctx, opacity * 0.85, () => {
    for (let i = 0; i < count; i++) {
      const y = heightOf(FIRST_SECTION + i * SECTION_GAP)
      const parting = curve((u) => [hairlineAt(y) + 30 + u * 560, y + 30 * u + 70 * u * u], 30)
      const drawn = move(t, 23.3 + i * 0.1, 0.8, easeInOut)
      drawLine(ctx, parting, drawn, { width: 2.6, colour: '#FFF6EC', dash: [10, 9] })
    }
  })
}
