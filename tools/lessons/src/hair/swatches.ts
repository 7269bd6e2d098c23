import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'
import { type Context, faded } from '../canvas/context.ts'
import { loadHair } from './images.ts'

/** A hanging lock; its top middle is at (x, y), its height in pixels, `shadow` 0…1. */
export type HangSwatch = (
  ctx: Context,
  coat: string,
  x: number,
  y: number,
  height: number,
  shadow?: number,
) => void

let shadowBitmap: Canvas | undefined

/** All swatches have one outline, so they share one shadow. */
function shadowOf(image: Image): Canvas {
  if (shadowBitmap) return shadowBitmap
  shadowBitmap = createCanvas(image.width, image.height)
  const ctx = shadowBitmap.getContext('2d')
  ctx.filter = 'blur(12px)'
  ctx.drawImage(image, 0, 0)
  ctx.filter = 'none'
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = 'rgb(70,35,20)'
  ctx.fillRect(0, 0, image.width, image.height)
  return shadowBitmap
}

/** Loads swatches in these coats. */
export async function loadSwatches(coats: readonly string[]): Promise<HangSwatch> {
  const images = new Map<string, Image>()
  for (const coat of coats) images.set(coat, await loadHair('swatch', coat))
  return (ctx, coat, x, y, height, shadow = 0.28) => {
    const image = images.get(coat)
    if (!image) throw new Error(`The swatch ${coat} was not loaded`)
    const width = (height * image.width) / image.height
    const bitmap = shadowOf(image)
    faded(ctx, shadow, () => ctx.drawImage(bitmap, x - width / 2 + 12, y + 10, width, height))
    ctx.drawImage(image, x - width / 2, y, width, height)
  }
}
