import { expect, test } from 'vitest'
import { addLock, type Lock } from './lock.ts'
import { raster } from './raster.ts'
import { STUDIO } from './rig.ts'
import { createRng } from './rng.ts'
import { shade } from './shade.ts'
import { splinePath } from './spline.ts'
import { StrandSet } from './strand-set.ts'
import type { Vec3 } from './vector.ts'

const aLock = (changes: Partial<Lock> = {}): Lock => ({
  path: splinePath([
    [20, 10, 0],
    [50, 50, 20],
    [80, 90, 0],
  ]),
  width: () => 12,
  thickness: () => 5,
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

test('hair between a lamp and a lock darkens the lock', () => {
  const lamp = { direction: [0, 0, 1] satisfies Vec3, power: 2, colour: '#FFFFFF' }
  const rig = { ...STUDIO, lights: [lamp], ambient: 0.1, roughness: 0.1 }
  const nearer = splinePath([
    [20, 10, 60],
    [80, 90, 60],
  ])
  const lone = grow(3, aLock())
  const covered = grow(3, aLock())
  addLock(covered, aLock({ path: nearer, strands: 400, width: () => 30, thickness: () => 20 }), createRng(4))
  const brightness = (strands: StrandSet) => {
    const light = shade(strands, 100, 100, rig, createRng(1)).red.subarray(0, lone.count)
    return light.reduce((sum, value) => sum + value, 0)
  }
  expect(brightness(covered)).toBeLessThan(0.5 * brightness(lone))
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
