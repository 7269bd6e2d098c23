import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, faded, HEIGHT, place } from '../../canvas/context.ts'
import { linearGradient } from '../../canvas/gradients.ts'
import { fillRect } from '../../canvas/shapes.ts'
import type { HangSwatch } from '../../hair/swatches.ts'
import { MINUTES, plural } from '../../plural.ts'
import { drawBottle } from '../../props/bottle.ts'
import { drawDial } from '../../props/dial.ts'
import { drawLabel, ON_COPPER } from '../../props/label.ts'
import { drawMark } from '../../props/mark.ts'
import { easeInOut, move, presence } from '../../time.ts'
import { hairlineAt } from './temple-view.ts'

/** Natural shades that cover grey. */
export const NATURAL_COATS = ['l4', 'l5', 'l6']

/** Signs and words over the temple. */
export function drawNotes(ctx: Context, t: number, hangSwatch: HangSwatch): void {
  const place300 = { x: hairlineAt(300) + 60, y: 300, radius: 86 }
  drawMark(ctx, t, { ...place300, opacity: presence(t, 4.6, 7.6) })
  drawChoice(ctx, t, hangSwatch)
  drawLabel(ctx, '0,5 см', 1080, 110, { opacity: presence(t, 23.8, 29.4), rise: 10 })
  drawLabel(ctx, 'прижать, не тереть', 960, 640, { opacity: presence(t, 33.6, 36.8), rise: 12 })
  drawWaiting(ctx, t)
}

/** Three natural shades and the developer, on paper over the dimmed temple. */
function drawChoice(ctx: Context, t: number, hangSwatch: HangSwatch): void {
  const dim = presence(t, 8.2, 15.6, 0.6)
  if (dim <= 0) return
  faded(ctx, dim * 0.86, () => {
    const paper = linearGradient(ctx, [480, 0, 760, 0], withAlpha(BRAND.paper, 0), BRAND.paper)
    fillRect(ctx, [480, 0, 800, HEIGHT], paper)
  })
  for (const [i, coat] of NATURAL_COATS.entries()) {
    const come = presence(t, 8.6 + i * 0.22, 15.4 + i * 0.05, 0.8)
    const x = 720 + i * 118
    hangSwatch(ctx, coat, x, -30 - (1 - come) * 560, 470)
    drawLabel(ctx, `${i + 4}-0`, x, 486, { opacity: come * move(t, 9.3 + i * 0.2), height: 54, padding: 20 })
  }
  const bottle = presence(t, 10.2, 15.5, 0.7)
  place(ctx, { x: 1148 + (1 - bottle) * 260, y: 226, turn: 1.5708, opacity: bottle }, () =>
    drawBottle(ctx, 'standing'),
  )
  drawLabel(ctx, 'натуральный ряд', 838, 570, { opacity: presence(t, 9.8, 15.5), rise: 10 })
  const opacity = presence(t, 12, 15.5)
  drawLabel(ctx, 'тест — за 48 часов', 838, 650, { opacity, rise: 10, colours: ON_COPPER })
}

function drawWaiting(ctx: Context, t: number): void {
  const opacity = presence(t, 37.3, 42.9, 0.6)
  if (opacity <= 0) return
  const passed = move(t, 37.8, 3.6, easeInOut)
  const isOver = passed > 0.88
  const minutes = Math.round(40 * passed)
  place(ctx, { x: 980, y: 350 + (1 - opacity) * 50, opacity, scale: 0.92 + 0.08 * opacity }, () =>
    drawDial(ctx, {
      radius: 186,
      filled: 0.75 * passed,
      number: isOver ? '40–45' : `${minutes}`,
      unit: isOver ? 'минут' : plural(minutes, MINUTES),
    }),
  )
}
