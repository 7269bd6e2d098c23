import { mix } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, HEIGHT, place, WIDTH } from '../../canvas/context.ts'
import { radialGradient } from '../../canvas/gradients.ts'
import { sans } from '../../canvas/letters.ts'
import { curve, drawLine, points } from '../../canvas/line.ts'
import { circle, fill, fillRect, outline, roundRect } from '../../canvas/shapes.ts'
import { HOURS, plural } from '../../plural.ts'
import { drawDial } from '../../props/dial.ts'
import { drawDrop } from '../../props/drop.ts'
import { drawLabel } from '../../props/label.ts'
import { linear, move, presence, track } from '../../time.ts'

/** Two nights pass over the scene; the text stays on light paper. */
export function drawNights(ctx: Context, t: number): void {
  if (t <= 24 || t >= 33.6) return
  const sun = Math.sin(((t - 24.9) / 7.2) * 4 * Math.PI - 0.6)
  const dark = presence(t, 24.6, 33, 0.4) * Math.max(0, sun) * 0.5
  if (dark <= 0.002) return
  const at = (opacity: number) => withAlpha('#2A1436', opacity)
  const night = radialGradient(ctx, [1120, 300, 60, 640], at(dark), at(dark * 0.8), at(dark * 0.25), at(0))
  fillRect(ctx, [0, 0, WIDTH, HEIGHT], night)
}

/** A dial counts the hours while three things are forbidden. */
export function drawTwoDays(ctx: Context, t: number): void {
  const opacity = presence(t, 24.9, 32.9, 0.6)
  if (opacity > 0) {
    const hours = track(t, { 25.3: 0, 32.2: 48 }, linear)
    const number = Math.round(hours)
    place(ctx, { x: 1096, y: 232, scale: 0.92 + 0.08 * opacity, opacity }, () =>
      drawDial(ctx, { radius: 142, filled: hours / 48, number: `${number}`, unit: plural(number, HOURS) }),
    )
  }
  for (const [i, { x, label, draw }] of FORBIDDEN.entries()) drawForbidden(ctx, t, i, x, label, draw)
}

const FORBIDDEN = [
  { x: 676, label: 'не мочить', draw: (ctx: Context) => drawDrop(ctx, 0, 8, 22, '#9CC3CE') },
  { x: 866, label: 'не тереть', draw: drawRubbing },
  { x: 1092, label: 'не заклеивать', draw: drawPlaster },
]

function drawForbidden(
  ctx: Context,
  t: number,
  i: number,
  x: number,
  label: string,
  draw: (ctx: Context) => void,
): void {
  const y = 556
  const opacity = presence(t, 26 + i * 1.3, 32.8, 0.5)
  if (opacity <= 0) return
  place(ctx, { x, y, scale: 0.9 + 0.1 * opacity, opacity }, () => {
    fill(ctx, circle(0, 0, 62), BRAND.white, { blur: 22, x: 5, y: 10, opacity: 0.22 })
    draw(ctx)
    outline(ctx, circle(0, 0, 58), 6, BRAND.danger)
    const crossed = move(t, 26.35 + i * 1.3, 0.35)
    drawLine(ctx, points(-40, -40, 40, 40), crossed, { width: 6, colour: BRAND.danger })
  })
  drawLabel(ctx, label, x, y + 96, { opacity, font: sans(28, 600), height: 50, padding: 18 })
}

function drawRubbing(ctx: Context): void {
  for (const row of [-1, 0, 1]) {
    const wave = curve((u) => [mix(-26, 26, u), row * 14 + 7 * Math.sin(u * 12)])
    drawLine(ctx, wave, 1, { width: 5, colour: BRAND.soft })
  }
}

function drawPlaster(ctx: Context): void {
  place(ctx, { turn: -0.6 }, () => {
    fill(ctx, roundRect(-38, -15, 76, 30, 15), BRAND.rose)
    fill(ctx, roundRect(-14, -15, 28, 30, 4), '#D79A86')
  })
}
