import path from 'node:path'
import sharp from 'sharp'
import { compose, type PackedLayers } from '../strand/compose.ts'
import type { SceneName } from '../strand/strand-look.ts'

/** The pixels of a picture beside this file. */
export async function readPixels(file: string) {
  const { data, info } = await sharp(path.join(import.meta.dirname, file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The light layers of a scene. */
export async function readLayers(scene: SceneName): Promise<PackedLayers> {
  return { scene, ...(await readPixels(`../strand/scenes/${scene}.webp`)) }
}

/** A strand of one colour, without grey hair and roots, in every `every`-th pixel. */
export function composePlain(layers: PackedLayers, hex: string, every = 1): Uint8ClampedArray {
  return compose(layers, { pigmented: hex, grey: null, greyShare: 0 }, every)
}

/** From this byte of cover on a pixel is hair. */
export const hairFrom = 128

/** The bytes of all pixels that are hair, and where they are. */
export function* hairPixels(pixels: ArrayLike<number>) {
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < hairFrom) continue
    const rgb: [number, number, number] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    yield { index: at / 4, rgb }
  }
}
