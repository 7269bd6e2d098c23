import { clamp } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import { normalise, polylineLength, type Vec3 } from '@pryad/tools-hair/vector.ts'
import { HEAD_CENTRE, HEAD_RADII, tiltHead } from './head-shape.ts'
import type { PutLock } from './material.ts'

/** Places on the unit sphere are tried along a spiral; those on the face and the neck are left out. */
const SPIRAL_PLACES = 1500
const GOLDEN_ANGLE = 2.399963
const PARTING_PLACES = 130
/** Step of a lock over the skull, radians. */
const STEP = 0.055
const MAX_STEPS = 140
const HALF_WIDTH = 17

/** A head from behind and a little above, parted ear to ear and forehead to nape; hair to the shoulder blades. */
export function buildHead(rng: Rng, put: PutLock): void {
  for (const root of [...spiralRoots(), ...partingRoots(rng)]) {
    const path = growLock(root, rng)
    const length = polylineLength(path)
    put(
      {
        path,
        width: (t) => HALF_WIDTH * (1 - 0.25 * t),
        thickness: 7,
        strands: 42,
        style: {
          segments: Math.max(30, Math.round(length / 9)),
          radius: 0.62,
          clumps: 3,
          clumping: 0.34,
          wander: 0.14,
          frizz: 1.0,
          flyAways: 0.01,
          tipSpread: 0.1,
          variation: 0.11,
        },
      },
      { across: (root[0] + 1) / 2, zone: zoneOf(root), length },
    )
  }
}

/** 0, 1: front left and right; 2, 3: back left and right. */
function zoneOf([x, y, z]: Vec3): number {
  return (z < -0.02 - 0.1 * y ? 0 : 2) + (sideOf(x) > 0 ? 1 : 0)
}

const sideOf = (x: number) => Math.sign(x) || 1

function spiralRoots(): Vec3[] {
  const roots: Vec3[] = []
  for (let i = 0; i < SPIRAL_PLACES; i++) {
    const y = -(1 - (2 * (i + 0.5)) / SPIRAL_PLACES)
    const ring = Math.sqrt(1 - y * y)
    const x = ring * Math.cos(i * GOLDEN_ANGLE)
    const z = ring * Math.sin(i * GOLDEN_ANGLE)
    const isFaceOrNeck = y > 0.5 || z < -0.72 || (z < -0.25 && y > -0.15)
    if (!isFaceOrNeck && Math.abs(x) >= 0.05) roots.push([x, y, z])
  }
  return roots
}

/** Both edges of the parting, evenly: it must read as one clean line. */
function partingRoots(rng: Rng): Vec3[] {
  const roots: Vec3[] = []
  for (let i = 0; i < PARTING_PLACES; i++) {
    const angle = -0.62 + (i / (PARTING_PLACES - 1)) * 2.0
    const aside = 0.014 + 0.012 * rng.next()
    for (const side of [-1, 1]) roots.push([side * aside, -Math.cos(angle), Math.sin(angle)])
    if (i % 2 === 0) continue
    for (const side of [-1, 1])
      roots.push([side * (aside + 0.03), -Math.cos(angle + 0.01), Math.sin(angle + 0.01)])
  }
  return roots
}

/** A lock follows the skull away from the parting until the ears, then falls freely. */
function growLock(root: Vec3, rng: Rng): Vec3[] {
  const side = sideOf(root[0])
  const lift = 1.012 + 0.075 * clamp((0.5 - root[1]) / 1.5)
  const end = 925 + 60 * Math.cos(root[0] * 1.4) - 40 + rng.signed() * 30
  const wave = rng.signed() * 6
  const phase = rng.phase()
  const onSkull = ([x, y, z]: Vec3): Vec3 => [
    HEAD_CENTRE.x + x * HEAD_RADII.x * lift,
    HEAD_CENTRE.y + y * HEAD_RADII.y * lift,
    z * HEAD_RADII.z * lift,
  ]

  let direction = root
  let place = onSkull(root)
  let [vx, vy, vz] = [0, 0, 0]
  let isFalling = false
  const path = [tiltHead(place)]
  for (let step = 0; step < MAX_STEPS; step++) {
    if (isFalling) {
      vx = vx * 0.84 + ((HEAD_CENTRE.x - place[0]) * 0.0012 + wave * 0.12 * Math.sin(step * 0.16 + phase))
      vz = vz * 0.9 + (place[2] < 30 ? 1.3 : 0.1)
      vy = vy * 0.8 + 13 * 0.2
      place = [place[0] + vx, place[1] + vy, place[2] + vz]
    } else {
      direction = slideOverSkull(direction, side)
      const next = onSkull(direction)
      vx = next[0] - place[0]
      vy = next[1] - place[1]
      vz = next[2] - place[2]
      place = next
      isFalling = direction[1] > 0.12
    }
    const point = tiltHead(place)
    path.push(point)
    if (point[1] > end) break
  }
  return path
}

/** One step down and away from the parting, on the unit sphere. */
function slideOverSkull([x, y, z]: Vec3, side: number): Vec3 {
  const fromParting = 1.3 * Math.exp(-((x / 0.3) ** 2)) * (z < 0 ? 1 : clamp(0.12 - y * 1.15, 0.1, 1))
  const pull: Vec3 = [side * fromParting, 1, z < -0.02 ? -0.12 : 0.16]
  const outwards = pull[0] * x + pull[1] * y + pull[2] * z
  const along = normalise([pull[0] - outwards * x, pull[1] - outwards * y, pull[2] - outwards * z])
  return normalise([x + along[0] * STEP, y + along[1] * STEP, z + along[2] * STEP])
}
