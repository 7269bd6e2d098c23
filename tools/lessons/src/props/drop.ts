import { Path2D } from '@napi-rs/canvas'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, place } from '../canvas/context.ts'
import { radialGradient } from '../canvas/gradients.ts'
import { curve, drawLine } from '../canvas/line.ts'
import { fill } from '../canvas/shapes.ts'

/** Tip up, round below; the middle of the round part is just under the origin. */
function dropShape(radius: number): Path2D {
  const path = new Path2D()
  path.moveTo(0, -1.75 * radius)
  path.bezierCurveTo(0.25 * radius, -1.1 * radius, radius, -0.5 * radius, radius, 0.12 * radius)
  path.arc(0, 0.12 * radius, radius, 0, Math.PI)
  path.bezierCurveTo(-radius, -0.5 * radius, -0.25 * radius, -1.1 * radius, 0, -1.75 * radius)
  path.closePath()
  return path
}

/** A drop of water or dye. */
export function drawDrop(
  ctx: Context,
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity = 1,
): void {
  place(ctx, { x, y, opacity }, () => {
    const body = dropShape(radius)
    fill(ctx, body, colour)
    const light = radialGradient(
      ctx,
      [-radius * 0.35, -radius * 0.2, 0, radius * 1.6],
      withAlpha('#FFFFFF', 0.65),
      withAlpha('#FFFFFF', 0),
      withAlpha('#000000', 0.14),
    )
    fill(ctx, body, light)
    const glint = curve((u) => {
      const angle = 2.2 + u * 1.2
      return [0.62 * radius * Math.cos(angle), 0.12 * radius + 0.62 * radius * Math.sin(angle)]
    }, 12)
    drawLine(ctx, glint, 1, { width: radius * 0.13, colour: withAlpha('#FFFFFF', 0.8) })
  })
}
