import { clamp, mix } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../../brand.ts'
import { type Context, faded, place } from '../../canvas/context.ts'
import { fillRect } from '../../canvas/shapes.ts'
import { MINUTES, plural } from '../../plural.ts'
import { drawBrush } from '../../props/brush.ts'
import { drawDial } from '../../props/dial.ts'
import { drawLabel } from '../../props/label.ts'
import { drawMeasure } from '../../props/measure.ts'
import { easeInOut, move, presence } from '../../time.ts'
import { type HeadView, MIDDLE_X } from './head-scene.ts'

/** One stroke of the brush over the head, seconds. */
const STROKE_SECONDS = 2.3

/** The brush goes over the right and the left side in turn. */
export function drawStrokes(ctx: Context, t: number, view: HeadView): void {
  if (t <= 27.6 || t >= 33.8) return
  const share = ((t - 28) % STROKE_SECONDS) / STROKE_SECONDS
  const isSecond = Math.floor((t - 28) / STROKE_SECONDS) % 2 !== 0
  const down = easeInOut(clamp(share * 1.15))
  const aside = Math.sin(down * 1.57)
  const x = isSecond ? mix(520, 720, aside) : mix(480, 300, aside)
  const y = mix(150, 780, down)
  const touching = share > 0.92 ? (1 - share) / 0.08 : Math.min(1, share / 0.06)
  const brush = {
    x: view.x - view.size / 2 + (x * view.size) / 1000,
    y: view.y - view.size / 2 + (y * view.size) / 1000,
    turn: isSecond ? -0.5 : -0.75,
    scale: 0.9,
    opacity: presence(t, 27.7, 33.4, 0.5) * touching,
  }
  place(ctx, brush, () => drawBrush(ctx, BRAND.cream))
}

/** When the new shade is lighter: the length first, roots after a quarter of an hour. */
export function drawLengthFirst(ctx: Context, t: number, view: HeadView): void {
  if (t <= 34.4 || t >= 43) return
  const top = view.y - view.size / 2
  const x = MIDDLE_X + 250
  drawMeasure(ctx, {
    ends: [x, top + 0.15 * view.size, x, top + 0.25 * view.size],
    label: '2 см',
    labelX: 74,
    progress: presence(t, 35.2, 38.2, 0.7),
  })
  const opacity = presence(t, 38, 43, 0.5)
  if (opacity > 0)
    place(ctx, { x: MIDDLE_X, y: 470 + (1 - opacity) * 30, opacity, scale: 0.9 + 0.1 * opacity }, () => {
      const filled = 0.3 * move(t, 38.5, 2.1, easeInOut)
      drawDial(ctx, { radius: 128, filled, number: '15–20', unit: 'минут' })
    })
  drawLabel(ctx, t < 40.7 ? 'сначала длина' : 'теперь корни', MIDDLE_X, 662, {
    opacity: presence(t, 35.2, 37.9) + presence(t, 41, 42.7),
    rise: 12,
  })
}

/** The timer starts when the last lock is covered. */
export function drawTimer(ctx: Context, t: number): void {
  const come = move(t, 49.8, 0.8, easeInOut)
  if (come <= 0) return
  faded(ctx, come * 0.55, () => fillRect(ctx, [560, 60, 760, 700], BRAND.paper))
  place(ctx, { x: MIDDLE_X, y: 370 + (1 - come) * 60, opacity: come, scale: 0.92 + 0.08 * come }, () => {
    const passed = move(t, 51.4, 3.6, easeInOut)
    const minutes = Math.round(35 * passed)
    const unit = plural(minutes, MINUTES)
    drawDial(ctx, { radius: 190, filled: 0.58 * passed, number: `${minutes}`, unit })
  })
  const brush = { x: 1010 + (1 - come) * 200, y: 610, turn: -0.12, scale: 0.8, opacity: come }
  place(ctx, brush, () => drawBrush(ctx, BRAND.cream))
}
