import { expect, test } from 'vitest'
import products from '../../../content/products.json' with { type: 'json' }
import { sizeOf } from '../strand/layers.ts'
import { sceneNames } from '../strand/strand-look.ts'
import { colourDifference, toCielab } from './difference.ts'
import { referenceColours, samplePlaces } from './strand-reference.ts'
import { composePlain, hairPixels, readLayers, readPixels } from './strand-scenes.ts'

const at = (data: ArrayLike<number>, pixel: number): [number, number, number] => [
  data[pixel * 4] ?? 0,
  data[pixel * 4 + 1] ?? 0,
  data[pixel * 4 + 2] ?? 0,
]

for (const scene of sceneNames) {
  const layers = await readLayers(scene)
  const reference = await readPixels(`strand-reference-${scene}.png`)
  const { width, height } = sizeOf(layers)
  const places = samplePlaces(width, height)

  test.each(referenceColours(products).map((hex, row) => ({ hex, row })))(
    `${scene}: a strand in $hex is what the offline renderer draws`,
    ({ hex, row }) => {
      const columns = new Map(places.map((pixel, column) => [pixel, column]))
      const differences = [...hairPixels(composePlain(layers, hex))]
        .flatMap(({ index, rgb }) => {
          const column = columns.get(index)
          if (column === undefined) return []
          const expected = at(reference.data, row * reference.width + column)
          return [colourDifference(toCielab(rgb), toCielab(expected))]
        })
        .sort((one, other) => one - other)
      const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
      expect(differences.length).toBeGreaterThan(300)
      expect(mean).toBeLessThanOrEqual(3)
      expect(differences[Math.floor(differences.length * 0.95)]).toBeLessThanOrEqual(8)
    },
  )
}
