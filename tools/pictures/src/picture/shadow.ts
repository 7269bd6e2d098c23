import { blur } from '@pryad/tools-hair/blur.ts'
import { castShadow, type Map2d } from '@pryad/tools-hair/cast-shadow.ts'
import { clamp } from '@pryad/tools-hair/numbers.ts'
import type { Light } from '@pryad/tools-hair/rig.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import type { Space } from '../compositions/common.ts'

/** Cells per unit: a blurred shadow needs no more. */
const RESOLUTION = 0.25
/** Distance between the lowest hair and the background, units. */
const GAP = 12
const STRENGTH = 0.4

/** Darkness of the background at a point in units, 0…1. */
export type Shadow = (x: number, y: number) => number

/** The shadow of the hair under its main light: a sharper core and a wide soft edge. `softness`: blur, units. */
export function createShadow(set: StrandSet, space: Space, light: Light, softness: number): Shadow {
  const [x, y, z] = light.direction
  const { values, width, height } = castShadow(set, {
    ...space,
    floor: Math.min(lowestPoint(set), 0) - GAP,
    light: [x, y, Math.max(0.75, z)],
    resolution: RESOLUTION,
  })
  const core = { values: blur(values, width, height, softness * RESOLUTION), width, height }
  const edge = { values: blur(values, width, height, softness * 4.5 * RESOLUTION), width, height }
  return (px, py) => clamp((0.7 * sample(core, px, py) + 0.45 * sample(edge, px, py)) * STRENGTH)
}

/** Every seventh vertex is enough to find the floor. */
function lowestPoint(set: StrandSet): number {
  let lowest = 1e9
  for (let i = 0; i < set.count; i += 7) lowest = Math.min(lowest, set.z[i])
  return lowest
}

function sample({ values, width, height }: Map2d, x: number, y: number): number {
  const column = clamp(x * RESOLUTION - 0.5, 0, width - 1.001)
  const row = clamp(y * RESOLUTION - 0.5, 0, height - 1.001)
  const fx = column - Math.floor(column)
  const fy = row - Math.floor(row)
  const a = Math.floor(row) * width + Math.floor(column)
  const b = a + width
  return (
    (values[a] * (1 - fx) + values[a + 1] * fx) * (1 - fy) + (values[b] * (1 - fx) + values[b + 1] * fx) * fy
  )
}
