import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import products from '../../../content/products.json' with { type: 'json' }
import { compose } from '../strand/compose.ts'
import { sizeOf } from '../strand/layers.ts'
import { sceneNames } from '../strand/strand-look.ts'
import { colourDifference, toCielab } from './difference.ts'
import { referenceColours, samplePlaces } from './strand-reference.ts'

/** From this byte of cover on a pixel is hair. */
const hairFrom = 128

async function readPixels(file: string) {
  const { data, info } = await sharp(path.join(import.meta.dirname, file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const at = (data: ArrayLike<number>, pixel: number): [number, number, number] => [
  data[pixel * 4] ?? 0,
  data[pixel * 4 + 1] ?? 0,
  data[pixel * 4 + 2] ?? 0,
]

for (const scene of sceneNames) {
  const layers = await readPixels(`../strand/scenes/${scene}.webp`)
  const reference = await readPixels(`strand-reference-${scene}.png`)
  const { width, height } = sizeOf(layers)
  const places = samplePlaces(width, height)

  test.each(referenceColours(products).map((hex, row) => ({ hex, row })))(
    `${scene}: a strand in $hex is what the offline renderer draws`,
    ({ hex, row }) => {
      const composed = compose(layers, { pigmented: hex, grey: null, greyShare: 0 })
      const differences = places
        .map((pixel, column) => ({
          cover: composed[pixel * 4 + 3] ?? 0,
          difference: colourDifference(
            toCielab(at(composed, pixel)),
            toCielab(at(reference.data, row * reference.width + column)),
          ),
        }))
        .filter(({ cover }) => cover >= hairFrom)
        .map(({ difference }) => difference)
        .sort((one, other) => one - other)
      const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
      expect(differences.length).toBeGreaterThan(300)
      expect(mean).toBeLessThanOrEqual(3)
      expect(differences[Math.floor(differences.length * 0.95)]).toBeLessThanOrEqual(8)
    },
  )
}
