import { BRAND } from '../../brand.ts'
import { type Context, faded, place } from '../../canvas/context.ts'
import { curve, drawLine } from '../../canvas/line.ts'
import { noise } from '../../noise.ts'
import { drawBrush } from '../../props/brush.ts'
import { drawBubble } from '../../props/bubble.ts'
import { drawComb } from '../../props/comb.ts'
import { easeInOut, move, presence } from '../../time.ts'
import type { RootsProgress } from './dress.ts'
import { heightOf, PIXELS_PER_UNIT, partingAt, REGROWTH } from './parting-view.ts'

/** The border of the old colour, dashed, and thin partings one centimetre apart. */
export function drawGuides(ctx: Context, t: number): void {
  const border = presence(t, 26.2, 34.6, 0.6)
  for (const side of [-1, 1])
    faded(ctx, border, () => {
      const line = curve((u) => {
        const y = -20 + u * 760
        return [partingAt(y) + side * (REGROWTH + 10) * PIXELS_PER_UNIT, y]
      })
      drawLine(ctx, line, border, { width: 3.5, colour: BRAND.honey, dash: [12, 10] })
    })
  for (let i = 0; i < 3; i++)
    for (const side of [-1, 1]) {
      const opacity = presence(t, 25.4 + i * 0.25, 27.4 + i * 0.2, 0.5)
      if (opacity <= 0) continue
      faded(ctx, opacity * 0.9, () => {
        const line = curve((u) => {
          const y = 40 + u * 660
          return [partingAt(y) + side * (i + 1) * 52, y]
        })
        drawLine(ctx, line, move(t, 25.4 + i * 0.25, 0.9, easeInOut), { width: 3, colour: '#FFF4E8' })
      })
    }
}

/** Brushes with balm on both sides, a brush on the parting, short strokes beside it. */
export function drawBrushes(ctx: Context, t: number, at: RootsProgress): void {
  if (t > 9 && t < 13.2) {
    const y = heightOf(at.balm) + 40
    for (const side of [-1, 1]) {
      const x = partingAt(y) + side * (REGROWTH + 120) * PIXELS_PER_UNIT
      const turn = side < 0 ? -0.4 : -0.75
      const opacity = presence(t, 9, 12.9, 0.4)
      place(ctx, { x, y: y + 24, turn, scale: 0.78, opacity }, () => drawBrush(ctx, '#F4E4D6'))
    }
  }
  if (t > 17.6 && t < 22.6) {
    const y = heightOf(at.cream)
    const x = partingAt(y) - 4 + 26 * Math.sin(t * 7)
    const opacity = presence(t, 17.6, 22.2, 0.4)
    place(ctx, { x, y, turn: -0.62, scale: 0.9, opacity }, () => drawBrush(ctx, BRAND.cream))
  }
  for (const [i, { across, zone, done }] of at.strokes.entries()) {
    const opacity = presence(t, 27.2 + i * 1.4, 28.7 + i * 1.4, 0.25)
    if (opacity <= 0) continue
    const side = zone ? 1 : -1
    const y = heightOf(across) + 14 * done
    const x = partingAt(y) + side * (12 + done * (REGROWTH - 18) * PIXELS_PER_UNIT)
    const brush = { x, y, turn: -0.35, scaleX: -side * 0.72, scaleY: 0.72, opacity }
    place(ctx, brush, () => drawBrush(ctx, BRAND.cream))
  }
}

/** Foam is combed through the length. */
export function drawCombing(ctx: Context, t: number, { combed }: RootsProgress): void {
  if (t <= 44 || t >= 49.3) return
  const opacity = presence(t, 44, 48.8, 0.4)
  const x = partingAt(340) + combed * PIXELS_PER_UNIT
  for (let i = 0; i < 90; i++) {
    const foamY = 30 + noise(i + 50) * 660 + 14 * Math.sin(t * 2 + i)
    const foamX = x - 20 - noise(i) * 150 + 8 * Math.sin(t * 3 + i * 2)
    if (foamX <= partingAt(foamY) + REGROWTH * PIXELS_PER_UNIT * 0.7) continue
    const radius = (3 + 11 * noise(i + 9) ** 2) * (0.7 + 0.3 * Math.sin(t * 1.7 + i))
    drawBubble(ctx, foamX, foamY, radius, opacity * 0.92)
  }
  place(ctx, { x: x + 26, y: -60, turn: 1.5708, scale: 1.22, opacity }, () => drawComb(ctx, '#F3E4D2'))
}
