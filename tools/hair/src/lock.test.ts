import { expect, test } from 'vitest'
import { addLock, type Lock } from './lock.ts'
import { raster } from './raster.ts'
import { STUDIO } from './rig.ts'
import { createRng } from './rng.ts'
import { shade } from './shade.ts'
import { StrandSet } from './strand-set.ts'

const aLock = (changes: Partial<Lock> = {}): Lock => ({
  path: [
    [20, 10, 0],
    [50, 50, 20],
    [80, 90, 0],
  ],
  width: 12,
  thickness: 5,
  strands: 40,
  colour: () => [0.4, 0.2, 0.1],
  style: { segments: 20, radius: 2 },
  ...changes,
})

function grow(seed: number, lock: Lock): StrandSet {
  const strands = new StrandSet()
  addLock(strands, lock, createRng(seed))
  return strands
}

const places = ({ x, y, z, count }: StrandSet) => [x, y, z].map((axis) => [...axis.subarray(0, count)])

test('the same seed grows the same strands', () => {
  expect(places(grow(3, aLock()))).toEqual(places(grow(3, aLock())))
  expect(places(grow(4, aLock()))).not.toEqual(places(grow(3, aLock())))
})

test('a lock has as many strands as it was asked for', () => {
  expect(grow(3, aLock({ strands: 17 })).starts).toHaveLength(17)
})

test('hair on the side of the lamp is lighter than hair behind it', () => {
  const strands = grow(3, aLock({ strands: 400, width: 30, thickness: 30 }))
  const light = shade(strands, 100, 100, STUDIO, createRng(1))
  const mean = (isWanted: (i: number) => boolean) => {
    const chosen = [...light.red.keys()].filter(isWanted)
    return chosen.reduce((sum, i) => sum + light.red[i], 0) / chosen.length
  }
  const side = (i: number) => strands.x[i] - strands.y[i]
  expect(mean((i) => side(i) < -10 && strands.z[i] > 10)).toBeGreaterThan(mean((i) => strands.z[i] < 0))
})

test('flat raster hands a colour through as it was given', () => {
  const strands = grow(3, aLock({ colour: () => [0.25, 0.5, 0.75], style: { radius: 6, variation: 0 } }))
  const image = raster(strands, strands, { width: 100, height: 100, scale: 1, isFlat: true })
  const middle = (50 * 100 + 50) * 4
  const alpha = image[middle + 3]
  expect(alpha).toBeGreaterThan(0.9)
  expect([0, 1, 2].map((k) => image[middle + k] / alpha)).toEqual(
    [0.25, 0.5, 0.75].map((v) => expect.closeTo(v, 5)),
  )
})
