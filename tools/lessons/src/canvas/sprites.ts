import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Context, Paint } from './context.ts'

/** Corner and size around the sprite's origin. */
export type Box = readonly [x: number, y: number, width: number, height: number]

const drawn = new Map<string, Canvas>()

/** Draws once, with its shadow, then reuses the bitmap; `id` must name everything the look depends on. */
export function sprite(ctx: Context, id: string, box: Box, paint: Paint, quality = 2): void {
  const [x, y, width, height] = box
  let bitmap = drawn.get(id)
  if (!bitmap) {
    bitmap = createCanvas(Math.ceil(width * quality), Math.ceil(height * quality))
    const own = bitmap.getContext('2d')
    own.scale(quality, quality)
    own.translate(-x, -y)
    paint(own)
    drawn.set(id, bitmap)
  }
  ctx.drawImage(bitmap, x, y, width, height)
}
