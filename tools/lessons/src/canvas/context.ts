import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp } from '@pryad/tools-hair/numbers.ts'

/** The frame, pixels and frames per second. */
export const WIDTH = 1280
export const HEIGHT = 720
export const FPS = 25

export type Context = SKRSContext2D
export type Paint = (ctx: Context) => void

/** Where something is drawn: its own origin moves to (x, y), turned by `turn` radians, scaled, faded. */
export type Placement = {
  x?: number
  y?: number
  turn?: number
  scale?: number
  scaleX?: number
  scaleY?: number
  opacity?: number
}

/**
 * Runs `paint` and leaves the context as it was. For transforms and clips only: inside a clip the canvas cuts hard edges
 * after a restore, so drawing that merely changes a style sets all it needs and restores nothing.
 */
export function isolated(ctx: Context, paint: Paint): void {
  ctx.save()
  paint(ctx)
  ctx.restore()
}

/** Draws in the coordinates of a placement. */
export function place(ctx: Context, placement: Placement, paint: Paint): void {
  const { x = 0, y = 0, turn = 0, scale = 1, scaleX = scale, scaleY = scale, opacity = 1 } = placement
  isolated(ctx, () => {
    ctx.translate(x, y)
    if (turn) ctx.rotate(turn)
    if (scaleX !== 1 || scaleY !== 1) ctx.scale(scaleX, scaleY)
    ctx.globalAlpha *= clamp(opacity)
    paint(ctx)
  })
}

/** Draws with an opacity; parts that overlap show through each other. */
export function faded(ctx: Context, opacity: number, paint: Paint): void {
  const before = ctx.globalAlpha
  ctx.globalAlpha = before * opacity
  paint(ctx)
  ctx.globalAlpha = before
}

let layer: Canvas | undefined

/** Draws as one flat picture with an opacity: parts do not show through each other. */
export function flattened(ctx: Context, opacity: number, paint: Paint): void {
  if (opacity >= 0.999) paint(ctx)
  else if (opacity > 0.002) paintThroughLayer(ctx, opacity, paint)
}

function paintThroughLayer(ctx: Context, opacity: number, paint: Paint): void {
  layer ??= createCanvas(WIDTH, HEIGHT)
  const own = layer.getContext('2d')
  own.setTransform(1, 0, 0, 1, 0, 0)
  own.globalAlpha = 1
  own.clearRect(0, 0, WIDTH, HEIGHT)
  isolated(own, () => {
    own.setTransform(ctx.getTransform())
    paint(own)
  })
  const drawn = layer
  isolated(ctx, () => {
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.globalAlpha *= opacity
    ctx.drawImage(drawn, 0, 0)
  })
}
