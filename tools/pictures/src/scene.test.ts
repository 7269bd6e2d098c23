import { expect, test } from 'vitest'
import { loadScenes, parseScenes } from './scene.ts'

const aScene = (changes: object = {}) => ({
  file: 'wave',
  alt: 'Волна',
  size: [1536, 1024],
  seed: 3,
  background: { colour: 'paper' },
  items: [aWave()],
  maxKilobytes: 400,
  ...changes,
})

const aWave = (changes: object = {}) => ({
  type: 'wave',
  colour: '6-46',
  path: [
    [0, 0, 0],
    [900, 500, 0],
  ],
  halfWidth: 100,
  strands: 900,
  ...changes,
})

const parse = (...scenes: object[]) => parseScenes(JSON.stringify(scenes))

test('the scenes of the project are in order', () => {
  const files = loadScenes().map(({ file }) => file)
  expect(new Set(files).size).toBe(files.length)
})

test.each([
  [aScene({ seed: 'three' }), 'scenes.json[0].seed: expected a number'],
  [aScene({ light: 'candle' }), 'scenes.json[0].light: expected one of studio, evening, top, front'],
  [aScene({ background: { colour: 'pink' } }), 'scenes.json[0].background.colour: expected paper'],
  [aScene({ items: [aWave({ halfWdth: 3 })] }), 'scenes.json[0].items[0].halfWdth: unknown field'],
  [aScene({ items: [aWave({ colour: '99-9' })] }), 'scenes.json[0].items[0].colour: no shade "99-9"'],
  [aScene({ items: [{ type: 'spiral' }] }), 'scenes.json[0].items[0].type: expected one of braid'],
])('the wrong field is named', (scene, message) => {
  expect(() => parse(scene)).toThrow(message)
})

test('a series stands for one scene per shade, each with its own seed', () => {
  const series = aScene({
    series: ['1-0', '7-3'],
    file: 'shade-{shade}',
    alt: 'Оттенок {shade} — {name}',
    items: [aWave({ colour: '{shade}' })],
  })
  expect(parse(series).map(({ file, alt, seed }) => ({ file, alt, seed }))).toEqual([
    { file: 'shade-1-0', alt: 'Оттенок 1-0 — чёрный', seed: 3 },
    { file: 'shade-7-3', alt: 'Оттенок 7-3 — золотистый русый', seed: 4 },
  ])
})
