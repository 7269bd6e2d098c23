import { expect, test } from 'vitest'
import { parseScenes } from '../scene.ts'
import { mergeScenes } from './picture-list.ts'

const scenes = parseScenes(
  JSON.stringify(
    ['braid', 'knot'].map((file) => ({
      file,
      alt: `Новое описание: ${file}`,
      size: [100, 100],
      seed: 1,
      background: { colour: 'paper' },
      items: [],
      maxKilobytes: 100,
    })),
  ),
)

test('alt texts follow the scenes, entries of other origin stay', () => {
  const listed = [
    { file: 'photo.webp', alt: 'Фотография' },
    { file: 'knot.webp', alt: 'Старое описание' },
  ]
  expect(mergeScenes(listed, scenes)).toEqual([
    { file: 'braid.webp', alt: 'Новое описание: braid' },
    { file: 'knot.webp', alt: 'Новое описание: knot' },
    { file: 'photo.webp', alt: 'Фотография' },
  ])
})
