import { compose, type PackedLayers } from '@pryad/colour/strand/compose.ts'
import { sizeOf } from '@pryad/colour/strand/layers.ts'
import { contextOf, type Painter } from './painter.ts'

/** Paints by the formula itself, where there is no WebGL2. */
export function createCpuPainter(bitmap: ImageBitmap): Painter {
  const source = contextOf(document.createElement('canvas'), bitmap.width, bitmap.height)
  source.drawImage(bitmap, 0, 0)
  const { data, width, height } = source.getImageData(0, 0, bitmap.width, bitmap.height)
  const layers: PackedLayers = { scene: 'curtain', data, width, height }
  const full = sizeOf(layers)
  return {
    kind: '2d',
    paint: (canvas, look, every) => {
      const [width, height] = [full.width / every, full.height / every]
      const pixels = new ImageData(compose(layers, look, every), width, height)
      contextOf(canvas, width, height).putImageData(pixels, 0, 0)
    },
  }
}
