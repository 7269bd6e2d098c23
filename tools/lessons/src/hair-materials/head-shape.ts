import type { Vec3 } from '@pryad/tools-hair/vector.ts'

/** The head is an ellipsoid, leaning so that the crown shows; units of its own 1000 × 1000 picture. */
export const HEAD_CENTRE = { x: 500, y: 368 }
export const HEAD_RADII = { x: 262, y: 292, z: 276 }

const TILT = 0.46
const COSINE = Math.cos(TILT)
const SINE = Math.sin(TILT)
/** Keeps the crown from rising as far as the lean would lift it. */
const LIFT = 0.9

/** A point of the upright head as it is seen. */
export const tiltHead = ([x, y, z]: Vec3): Vec3 => [
  x,
  HEAD_CENTRE.y + (y - HEAD_CENTRE.y) * COSINE + z * SINE * LIFT,
  -(y - HEAD_CENTRE.y) * SINE + z * COSINE,
]

/** Where a direction on the unit sphere meets the leaning head in the picture; `size` against the skull. */
export const onHead = (x: number, y: number, z: number, size: number): [x: number, y: number] => [
  HEAD_CENTRE.x + x * HEAD_RADII.x * size,
  HEAD_CENTRE.y + y * HEAD_RADII.y * size * COSINE + z * HEAD_RADII.z * size * SINE * LIFT,
]
