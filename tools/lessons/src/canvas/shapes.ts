import { Path2D } from '@napi-rs/canvas'
import { TURN } from '@pryad/tools-hair/numbers.ts'
import { type Context, isolated, type Paint } from './context.ts'

export type Style = Context['fillStyle']

/** A soft shadow to the lower right, pixels. */
export type Shadow = { blur: number; x: number; y: number; opacity: number }

/** A shape from SVG path data. */
export const shape = (data: string): Path2D => new Path2D(data)

export function circle(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, Math.max(0, radius), 0, TURN)
  return path
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, turn = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, radiusX, radiusY, turn, 0, TURN)
  return path
}

export function roundRect(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D()
  path.roundRect(x, y, width, height, radius)
  return path
}

/** A closed shape through points. */
export function polygon(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D()
  path.moveTo(...points[0])
  for (const [x, y] of points) path.lineTo(x, y)
  path.closePath()
  return path
}

/** Everything drawn by `paint` casts a shadow. */
export function withShadow(ctx: Context, { blur, x, y, opacity }: Shadow, paint: Paint): void {
  ctx.shadowColor = `rgba(60,30,18,${opacity})`
  ctx.shadowBlur = blur
  ctx.shadowOffsetX = x
  ctx.shadowOffsetY = y
  paint(ctx)
  ctx.shadowColor = 'rgba(0,0,0,0)'
  ctx.shadowBlur = 0
  ctx.shadowOffsetX = 0
  ctx.shadowOffsetY = 0
}

/** Fills a shape. */
export function fill(ctx: Context, path: Path2D, style: Style, shadow?: Shadow): void {
  if (shadow) {
    withShadow(ctx, shadow, () => fill(ctx, path, style))
    return
  }
  ctx.fillStyle = style
  ctx.fill(path)
}

/** Draws the outline of a shape. */
export function outline(
  ctx: Context,
  path: Path2D,
  width: number,
  style: Style,
  cap: 'butt' | 'round' = 'butt',
): void {
  ctx.lineWidth = width
  ctx.strokeStyle = style
  ctx.lineCap = cap
  ctx.lineJoin = cap === 'round' ? 'round' : 'miter'
  ctx.stroke(path)
}

/** Draws inside a shape only. */
export function inside(ctx: Context, path: Path2D, paint: Paint): void {
  isolated(ctx, () => {
    ctx.clip(path)
    paint(ctx)
  })
}

/** Fills a rectangle. */
export function fillRect(
  ctx: Context,
  [x, y, width, height]: readonly [number, number, number, number],
  style: Style,
): void {
  ctx.fillStyle = style
  ctx.fillRect(x, y, width, height)
}

/** Draws with a blur of that many pixels. */
export function blurred(ctx: Context, pixels: number, paint: Paint): void {
  ctx.filter = `blur(${pixels}px)`
  paint(ctx)
  ctx.filter = 'none'
}
