import { Path2D } from '@napi-rs/canvas'
import { mix } from '@pryad/tools-hair/numbers.ts'
import { withAlpha } from '../canvas/colour.ts'
import { type Context, isolated } from '../canvas/context.ts'
import { linearGradient } from '../canvas/gradients.ts'
import { curve, drawLine } from '../canvas/line.ts'
import { blurred, fill, fillRect, inside, outline, polygon } from '../canvas/shapes.ts'

/** Strokes of the swab, row under row. */
const ROWS = 7
const POINTS_PER_SIDE = 14

/** A thin patch of cream, size × size around the origin; `laid` 0…1 is the share that the swab has covered. */
export function drawSmear(ctx: Context, laid: number, colour: string, size = 44): void {
  if (laid <= 0) return
  const patch = patchShape(size / 2)
  isolated(ctx, () => {
    ctx.clip(passedBySwab(laid, size))
    fill(ctx, patch, withAlpha(colour, 0.86), {
      blur: size * 0.12,
      x: size * 0.02,
      y: size * 0.03,
      opacity: 0.35,
    })
    inside(ctx, patch, () => drawSurface(ctx, size))
  })
}

/** A square with soft corners and uneven sides. */
function patchShape(half: number): Path2D {
  const corners: [number, number][] = []
  for (let side = 0; side < 4; side++)
    for (let i = 0; i < POINTS_PER_SIDE; i++) {
      const along = (i / POINTS_PER_SIDE) * 2 - 1
      const edge =
        half * (0.97 + 0.03 * Math.sin(along * 3.4 + side * 2.1) + 0.012 * Math.sin(along * 9 + side))
      const [x, y] = [along * half * 0.9, -edge * (1 - 0.14 * Math.abs(along) ** 5)]
      const turn = (side * Math.PI) / 2
      corners.push([x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)])
    }
  return polygon(corners)
}

/** Finished rows and the part of the current one behind the swab, which goes to and fro. */
function passedBySwab(laid: number, size: number): Path2D {
  const half = size / 2
  const place = Math.min(ROWS - 1e-6, laid * ROWS)
  const row = Math.floor(place)
  const path = new Path2D()
  path.rect(-size, -size, 2 * size, size - half + (row / ROWS) * size + (laid >= 1 ? size : 0))
  const from = row % 2 ? half * 1.15 : -half * 1.15
  const to = mix(from, -from, place - row)
  path.rect(
    Math.min(from, to),
    -half * 1.2 + (row / ROWS) * size,
    Math.abs(to - from),
    size / ROWS + half * 0.2,
  )
  return path
}

function drawSurface(ctx: Context, size: number): void {
  const half = size / 2
  const light = linearGradient(
    ctx,
    [-half, -half, half, half],
    withAlpha('#FFE3CC', 0.26),
    withAlpha('#FFE3CC', 0.04),
    withAlpha('#2A0E06', 0.2),
  )
  fillRect(ctx, [-size, -size, 2 * size, 2 * size], light)
  blurred(ctx, size * 0.035, () => {
    for (let i = 0; i < 6; i++) {
      const y = -half + ((i + 0.6) / 6) * size
      const trace = curve(
        (v) => [mix(-half * 0.9, half * 0.9, v), y + size * 0.012 * Math.sin(v * 4 + i * 1.7)],
        12,
      )
      drawLine(ctx, trace, 1, { width: size * 0.05, colour: withAlpha(i % 2 ? '#FFE9D8' : '#2A0E06', 0.12) })
    }
    const rim = new Path2D()
    rim.moveTo(-half * 0.8, half * 0.3)
    rim.quadraticCurveTo(-half * 0.84, -half * 0.84, half * 0.35, -half * 0.82)
    outline(ctx, rim, size * 0.05, withAlpha('#FFF1E4', 0.4))
  })
}
