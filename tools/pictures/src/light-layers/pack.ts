import {
  lotDistance,
  lotSteps,
  lowestLot,
  most,
  tileColumns,
  tileRows,
  tiles,
} from '../../../../packages/colour/strand/layers.ts'
import type { Layers } from './render-layers.ts'

/** A picture of all layers: RGBA bytes. */
export type Packed = { bytes: Buffer; width: number; height: number }

const toByte = (share: number): number => Math.max(0, Math.min(255, Math.round(share * 255)))
const rooted = (value: number, top: number): number => toByte(Math.sqrt(Math.max(0, value) / top))

/** Puts the layers of a scene side by side, as `packages/colour/strand/layers.ts` reads them. */
export function pack(layers: Layers, width: number, height: number): Packed {
  const whole = width * tileColumns
  const bytes = Buffer.alloc(whole * height * tileRows * 4)
  for (let at = 3; at < bytes.length; at += 4) bytes[at] = 255
  const put = (
    [column, row]: readonly [number, number],
    byteOf: (pixel: number) => number,
    isLot = false,
  ) => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = ((row * height + y) * whole + column * width + x) * 4
        const byte = byteOf(y * width + x)
        if (isLot) bytes.set([0, 0, 0, byte], at)
        else bytes.set([byte, byte, byte, 255], at)
      }
  }
  put(tiles.soft, (pixel) => rooted(layers.soft[pixel], most.soft))
  put(tiles.white, (pixel) => rooted(layers.white[pixel], most.white))
  put(tiles.tinted, (pixel) => rooted(layers.tinted[pixel], most.tinted))
  put(tiles.depth, (pixel) => rooted(layers.depth[pixel], most.depth))
  put(tiles.position, (pixel) => toByte(layers.position[pixel]))
  put(tiles.across, (pixel) => toByte(layers.across[pixel]))
  put(tiles.cover, (pixel) => toByte(layers.cover[pixel]))
  put(
    tiles.lot,
    (pixel) => lowestLot + lotDistance * Math.min(lotSteps - 1, Math.floor(layers.lot[pixel] * lotSteps)),
    true,
  )
  return { bytes, width: whole, height: height * tileRows }
}
