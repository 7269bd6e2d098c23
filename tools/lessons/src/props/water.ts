import { mix } from '@pryad/tools-hair/numbers.ts'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, faded } from '../canvas/context.ts'
import { curve, drawLine } from '../canvas/line.ts'
import { noise } from '../noise.ts'

type Water = {
  /** Middle of the top. */
  x: number
  y: number
  width: number
  height: number
  streams: number
  opacity: number
  colour: string
}

/** A fan of slightly curved streams falling down; `t` seconds. */
export function drawWater(ctx: Context, t: number, water: Water): void {
  const { x, y, width, height, streams, opacity } = water
  if (opacity <= 0) return
  for (let i = 0; i < streams; i++) {
    const position = (i + 0.5) / streams - 0.5
    const phase = noise(i) * 9
    const stream = curve(
      (u) => [
        mix(x + position * width * 0.35, x + position * width, u ** 0.8) +
          3 * Math.sin(u * 9 + t * 7 + phase),
        y + u * height,
      ],
      24,
    )
    drawLine(ctx, stream, 1, {
      width: 7 + 6 * noise(i + 4),
      colour: withAlpha(water.colour, 0.3 * opacity),
    })
    ctx.lineDashOffset = -((t * 560 + i * 83) % 10000)
    faded(ctx, opacity * 0.6, () =>
      drawLine(ctx, stream, 1, { width: 3.6, colour: '#FFFFFF', dash: [110 + 60 * noise(i), 120] }),
    )
    ctx.lineDashOffset = 0
  }
}
