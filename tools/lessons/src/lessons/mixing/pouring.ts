import { BRAND } from '../../brand.ts'
import { withAlpha } from '../../canvas/colour.ts'
import { type Context, faded, type Paint, place } from '../../canvas/context.ts'
import { serif, write } from '../../canvas/letters.ts'
import { drawLine, points } from '../../canvas/line.ts'
import { fill, fillRect, inside, outline, roundRect } from '../../canvas/shapes.ts'
import { drawBottle } from '../../props/bottle.ts'
import { drawTube } from '../../props/tube.ts'
import { move, presence } from '../../time.ts'
import { CREAM } from './mixture.ts'
import { poured } from './the-bowl.ts'

/** A vessel that comes, pours and goes: its place, and the stream from its mouth. */
type Pouring = {
  come: number
  amount: number
  x: number
  y: number
  stream: { dx: number; dy: number; toX: number; toY: number; width: number; colour: string }
  paint: Paint
}

/** Cream from the tube, then developer from the bottle. */
export function drawPouring(ctx: Context, t: number): void {
  const { cream, developer } = poured(t)
  drawOne(ctx, {
    come: presence(t, 15.3, 19.6, 0.7),
    amount: cream,
    x: 955,
    y: 298,
    stream: { dx: -8, dy: 6, toX: -42, toY: 156, width: 20, colour: CREAM },
    paint: () => drawTube(ctx, '6-46', true),
  })
  drawOne(ctx, {
    come: presence(t, 19.2, 23.6, 0.7),
    amount: developer,
    x: 1005,
    y: 296,
    stream: { dx: -6, dy: 4, toX: -18, toY: 164, width: 16, colour: '#FFFFFF' },
    paint: () => drawBottle(ctx, 'pouring'),
  })
}

function drawOne(ctx: Context, { come, amount, x, y, stream, paint }: Pouring): void {
  if (come <= 0) return
  const [left, top] = [x + (1 - come) * 420, y - (1 - come) * 260]
  if (amount > 0 && amount < 1) {
    const line = points(left + stream.dx, top + stream.dy, left + stream.toX, top + stream.toY)
    drawLine(ctx, line, 1, stream)
  }
  place(ctx, { x: left, y: top, turn: -0.42, scale: 0.86 }, paint)
}

/** Two glasses beside the bowl show equal parts. */
export function drawEqualParts(ctx: Context, t: number): void {
  const opacity = presence(t, 16.2, 23.9, 0.5)
  if (opacity <= 0) return
  const { cream, developer } = poured(t)
  faded(ctx, opacity, () => drawGlass(ctx, 632, cream, CREAM))
  faded(ctx, opacity, () => drawGlass(ctx, 706, developer, '#F1E3D3'))
  const line = points(596, 480, 742, 480)
  drawLine(ctx, line, move(t, 22.2, 0.5) * opacity, { width: 4, colour: BRAND.copper })
  const sign = (text: string, x: number, y: number, at: number, colour: string = BRAND.ink) =>
    write(ctx, text, x, y, { font: serif(52), colour, align: 'center', opacity: opacity * move(t, at, 0.4) })
  sign('1', 632, 660, 18.8)
  sign(':', 669, 656, 22, BRAND.copper)
  sign('1', 706, 660, 22)
}

/** A measuring glass with its middle at `x`; `filled` 0…1. */
function drawGlass(ctx: Context, x: number, filled: number, colour: string): void {
  const glass = roundRect(x - 24, 420, 48, 180, 14)
  fill(ctx, glass, withAlpha('#FFFFFF', 0.9), { blur: 16, x: 4, y: 8, opacity: 0.18 })
  inside(ctx, glass, () => fillRect(ctx, [x - 24, 600 - 120 * filled, 48, 130 * filled], colour))
  outline(ctx, glass, 2.5, '#CDB9A6')
  for (let k = 1; k < 6; k++)
    drawLine(ctx, points(x + 8, 600 - k * 30, x + 22, 600 - k * 30), 1, { width: 2, colour: '#B9A28E' })
}
