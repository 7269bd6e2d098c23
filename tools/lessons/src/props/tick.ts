import { clamp } from '@pryad/tools-hair/numbers.ts'
import { BRAND } from '../brand.ts'
import { type Context, place } from '../canvas/context.ts'
import { drawLine, type Point, points } from '../canvas/line.ts'
import { circle, fill } from '../canvas/shapes.ts'
import { easeOut } from '../time.ts'

/** Sizes are for a badge of radius 40. */
const CHECK = points(-17, 1, -5, 14, 18, -13)
const CROSS = [points(-13, -13, 13, 13), points(13, -13, -13, 13)]

type Verdict = 'yes' | 'no'

/** A round badge with a check or a cross that draws itself; `progress` 0…1. */
export function drawTick(
  ctx: Context,
  x: number,
  y: number,
  radius: number,
  progress: number,
  verdict: Verdict,
): void {
  if (progress <= 0) return
  const size = radius / 40
  const stroke = (line: readonly Point[], share: number) =>
    drawLine(
      ctx,
      line.map(([px, py]): Point => [px * size, py * size]),
      share,
      {
        width: 5.5 * size,
        colour: BRAND.paper,
      },
    )
  const scale = 0.7 + 0.3 * easeOut(clamp(progress * 1.6))
  place(ctx, { x, y, scale, opacity: progress * 2 }, () => {
    const colour = verdict === 'yes' ? BRAND.success : BRAND.danger
    fill(ctx, circle(0, 0, radius), colour, { blur: 14, x: 2, y: 5, opacity: 0.2 })
    const drawn = clamp((progress - 0.25) / 0.75)
    if (verdict === 'yes') stroke(CHECK, drawn)
    else for (const [i, line] of CROSS.entries()) stroke(line, clamp(drawn * 2 - i))
  })
}
