import { TURN } from '@pryad/tools-hair/numbers.ts'
import { mixHex, withAlpha } from '../canvas/colour.ts'
import type { Context } from '../canvas/context.ts'
import { radialGradient } from '../canvas/gradients.ts'
import { curve, drawLine } from '../canvas/line.ts'
import { fill, fillRect, inside, polygon } from '../canvas/shapes.ts'

/** Radius of a full bowl. */
const FULL = 150

type Paste = {
  /** How full the bowl is, 0…1. */
  level: number
  /** The two colours that are stirred. */
  colours: readonly [string, string]
  /** 1 two colours in a spiral … 0 one smooth colour. */
  marble?: number
  /** How far it has been stirred, radians. */
  turn?: number
}

/** The contents of the bowl, at its middle. */
export function drawPaste(ctx: Context, { level, colours, marble = 0, turn = 0 }: Paste): void {
  if (level <= 0.01) return
  const radius = FULL * Math.sqrt(level)
  const mixed = mixHex(colours[0], colours[1], 0.34)
  const blob = polygon(
    curve((u) => {
      const angle = u * TURN
      const reach = radius * (1 + 0.025 * Math.sin(angle * 3 + 1) + 0.015 * Math.sin(angle * 5 + turn * 0.3))
      return [reach * Math.cos(angle), reach * Math.sin(angle)]
    }, 72),
  )
  fill(ctx, blob, mixed, { blur: 16, x: 4, y: 6, opacity: 0.3 })
  inside(ctx, blob, () => {
    const [light, none, dark] = [
      withAlpha('#FFFFFF', 0.2),
      withAlpha('#FFFFFF', 0),
      withAlpha('#2A1210', 0.28),
    ]
    const dome = radialGradient(ctx, [-radius * 0.3, -radius * 0.35, 10, radius * 1.5], light, none, dark)
    fillRect(ctx, [-radius, -radius, radius * 2, radius * 2], dome)
    if (marble > 0.01) drawMarble(ctx, radius, colours, mixed, marble, turn)
    drawRipples(ctx, radius, turn)
  })
}

function drawMarble(
  ctx: Context,
  radius: number,
  [first, second]: readonly [string, string],
  mixed: string,
  marble: number,
  turn: number,
): void {
  for (const { colour, phase } of [
    { colour: second, phase: 0 },
    { colour: first, phase: Math.PI },
  ]) {
    const spiral = curve((u) => {
      const angle = phase + turn + u * 9.4
      const reach = radius * (0.08 + 0.9 * u)
      return [reach * Math.cos(angle), reach * Math.sin(angle)]
    }, 120)
    drawLine(ctx, spiral, 1, {
      width: radius * 0.3 * (0.6 + 0.4 * marble),
      colour: withAlpha(mixHex(mixed, colour, marble), 0.5 + 0.5 * marble),
    })
  }
}

/** Traces of the brush: light with a shadow beside it. */
function drawRipples(ctx: Context, radius: number, turn: number): void {
  for (let k = 0; k < 4; k++) {
    const ripple = curve((u) => {
      const angle = turn + k * 1.5708 + u * 2.6
      const reach = radius * (0.16 + 0.2 * k) * (1 + 0.05 * Math.sin(u * 6))
      return [reach * Math.cos(angle), reach * Math.sin(angle)]
    }, 50)
    drawLine(ctx, ripple, 1, { width: 7, colour: withAlpha('#FFFFFF', 0.13) })
    const beside = ripple.map(([x, y]): [number, number] => [x + 4, y + 6])
    drawLine(ctx, beside, 1, { width: 6, colour: withAlpha('#1E0A08', 0.1) })
  }
}
