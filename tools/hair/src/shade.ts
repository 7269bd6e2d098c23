import { hexToLinear, type Rgb } from './colour.ts'
import { DensityGrid } from './density-grid.ts'
import { type Fibre, toFibre } from './fibre.ts'
import { clamp } from './numbers.ts'
import type { Light, Rig } from './rig.ts'
import type { Rng } from './rng.ts'
import type { StrandSet, VertexColours } from './strand-set.ts'
import { dot, normalise, type Vec3 } from './vector.ts'

/** Scales tilt the white highlight to the root and the coloured one to the tip, radians. */
const WHITE_SHIFT = -0.07
const TINTED_SHIFT = 0.1
/** Strength of light that shines through from behind. */
const TRANSMISSION = 0.7
/** Vertices this far outside the picture stay dark: nobody sees them, units. */
export const MARGIN = 60
export const TO_VIEWER: Vec3 = [0, 0, 1]

type Lamp = { direction: Vec3; colour: Rgb }

const toLamp = (light: Light): Lamp => {
  const [red, green, blue] = hexToLinear(light.colour)
  return {
    direction: normalise(light.direction),
    colour: [red * light.power, green * light.power, blue * light.power],
  }
}

/** Light that each vertex sends to the viewer. `width`, `height`: the picture, units. */
export function shade(strands: StrandSet, width: number, height: number, rig: Rig, rng: Rng): VertexColours {
  const grid = new DensityGrid(strands, width, height)
  const lamps = rig.lights.map(toLamp)
  const { x: xs, y: ys, z: zs } = strands
  const light: VertexColours = {
    red: new Float32Array(strands.count),
    green: new Float32Array(strands.count),
    blue: new Float32Array(strands.count),
  }
  const met: Meeting = { soft: 0, through: 0, white: 0, tinted: 0 }
  for (let s = 0; s < strands.starts.length; s++) {
    const first = strands.starts[s]
    const end = strands.endOf(s)
    const jitter = rng.next()
    for (let i = first; i < end; i++) {
      const [x, y, z] = [xs[i], ys[i], zs[i]]
      if (x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN) continue
      const fibre = toFibre([strands.red[i], strands.green[i], strands.blue[i]], strands.gloss[i])
      const tangent = tangentAt(strands, Math.max(first, i - 1), Math.min(end - 1, i + 1))
      const sum: Rgb = [0, 0, 0]
      for (const lamp of lamps) {
        const depth = grid.depthTowards(x, y, z, lamp.direction, jitter) * rig.density
        meet(met, lamp.direction, depth, tangent, strands.tilt[i], rig)
        addLamp(sum, lamp, depth, fibre, met)
      }
      const depth = grid.depthTowards(x, y, z, TO_VIEWER, jitter) * rig.density
      const { colour, absorption } = fibre
      light.red[i] = sum[0] + rig.ambient * colour[0] * Math.exp(-depth * absorption[0] * 1.1)
      light.green[i] = sum[1] + rig.ambient * colour[1] * Math.exp(-depth * absorption[1] * 1.1)
      light.blue[i] = sum[2] + rig.ambient * colour[2] * Math.exp(-depth * absorption[2] * 1.1)
    }
  }
  return light
}

/** The direction of a strand between two of its vertices. */
export function tangentAt({ x, y, z }: StrandSet, before: number, after: number): Vec3 {
  const dx = x[after] - x[before]
  const dy = y[after] - y[before]
  const dz = z[after] - z[before]
  const scale = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1)
  return [dx * scale, dy * scale, dz * scale]
}

const cosineOf = (sine: number) => Math.sqrt(Math.max(1e-4, 1 - sine * sine))

/** A bell 1 high, `width` wide. */
const bell = (distance: number, width: number) => Math.exp(-0.5 * (distance / width) * (distance / width))

/** How one lamp meets one vertex, whatever the colour of the hair: after Marschner. */
export type Meeting = {
  /** Soft light on the fibre. */
  soft: number
  /** Light that shines through from behind. */
  through: number
  /** The white highlight and the coloured one, in the shade of the hair around. */
  white: number
  tinted: number
}

/** Fills `met` for a lamp on a vertex. `depth`: hair on the way to the lamp. One object for all: there are millions of vertices. */
export function meet(
  met: Meeting,
  direction: Vec3,
  depth: number,
  tangent: Vec3,
  tilt: number,
  rig: Rig,
): void {
  const sineIn = dot(tangent, direction)
  const sineOut = tangent[2]
  const cosineIn = cosineOf(sineIn)
  const turn = clamp((dot(direction, TO_VIEWER) - sineIn * sineOut) / (cosineIn * cosineOf(sineOut)), -1, 1)
  const slope = (Math.asin(clamp(sineIn, -1, 1)) + Math.asin(clamp(sineOut, -1, 1))) / 2 + tilt
  const half = Math.sqrt((1 + turn) / 2)
  const unshaded = Math.exp(-depth * 0.85)
  met.white = rig.whiteGloss * bell(slope - WHITE_SHIFT, rig.roughness) * half * unshaded
  met.tinted =
    rig.tintedGloss *
    bell(slope - TINTED_SHIFT, rig.roughness * 1.7) *
    (0.25 + 0.75 * half * half * half) *
    unshaded
  met.through = TRANSMISSION * bell(slope, rig.roughness * 1.3) * Math.exp(-3.2 * turn - 3.4 + 0.2)
  met.soft = cosineIn * (0.35 + 0.65 * (0.5 + 0.5 * turn)) * 0.8
}

/** Adds the light of one lamp that a fibre sends to the viewer. */
function addLamp(sum: Rgb, { colour }: Lamp, depth: number, fibre: Fibre, met: Meeting): void {
  for (let k = 0; k < 3; k++)
    sum[k] +=
      colour[k] *
      ((met.soft * fibre.colour[k] + met.through * fibre.tint[k]) * Math.exp(-depth * fibre.absorption[k]) +
        met.white * fibre.gloss * fibre.sheen[k] +
        met.tinted * fibre.tintedGloss * fibre.tint[k])
}
