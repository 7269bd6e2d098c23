import { number, object, type Parsed, pair, point, withDefault, word } from '@pryad/tools-hair/json-parser.ts'
import { addLock } from '@pryad/tools-hair/lock.ts'
import { mix, TURN } from '@pryad/tools-hair/numbers.ts'
import type { Rng } from '@pryad/tools-hair/rng.ts'
import type { StrandSet } from '@pryad/tools-hair/strand-set.ts'
import { cross, dot, normalise, type Vec3 } from '@pryad/tools-hair/vector.ts'
import { hairColour } from '../hair-colour.ts'
import { common, type Space } from './common.ts'

/** Points of a tuft's guide. */
const POINTS = 7
/** Hair that grows this far outside the picture still reaches into it, units. */
const MARGIN = 160
/** Roots this far behind the outline still show their tips over it, as z of the unit sphere. */
const BEHIND_OUTLINE = -0.2
const SCALP_RINGS = 160
const SCALP_RADIUS = 12
const SCALP = hairColour('scalp', 'scalp of a head')
const GOLDEN_ANGLE = TURN * 0.381966

export const croppedHead = object({
  ...common,
  type: word('cropped-head'),
  /** The head is an ellipsoid; units. */
  centre: point,
  radii: point,
  /** Where the crown is on the picture, units. */
  crown: pair(number, number),
  /** Tufts on the whole ellipsoid, strands in each. */
  tufts: number,
  strandsPerTuft: number,
  /** Length of the hair and how far it varies, units. */
  length: number,
  unevenness: withDefault(number, 0.18),
  /** Turn of the hair against straight away from the crown, at the crown and far from it, radians. */
  whorl: pair(number, number),
  /** How far the whorl reaches, units. */
  whorlReach: withDefault(number, 220),
  /** Angle between hair and skin at the root and at the tip, radians. */
  lift: pair(number, number),
})

type CroppedHead = Parsed<typeof croppedHead>

/** A place on the head and its outward normal. */
type Root = { at: Vec3; normal: Vec3 }

/** Short hair on a round head: tufts lean away from the crown in a whorl. */
export function addCroppedHead(set: StrandSet, item: CroppedHead, rng: Rng, space: Space): void {
  addScalp(set, item, rng)
  const crown = rootAbove(item, item.crown)
  for (let i = 0; i < item.tufts; i++) {
    const root = rootOnSpiral(item, i, rng)
    if (!root || isOutside(root.at, space)) continue
    const length = item.length * Math.exp(rng.gauss() * item.unevenness)
    const lean = leanAt(item, root, crown.at, rng)
    addLock(
      set,
      {
        path: growTuft(root, lean, length, item.lift),
        width: (t) => mix(9, 15, t),
        thickness: (t) => mix(6, 10, t),
        strands: item.strandsPerTuft,
        colour: item.colour,
        style: {
          segments: 16,
          clumps: 3,
          clumping: 0.25,
          rootClumping: 0,
          wander: 0.3,
          frizz: 2.4,
          frizzFrequency: 3,
          flyAways: 0.01,
          tipSpread: 0.35,
          bluntTips: true,
          ...item.hair,
        },
      },
      rng,
    )
  }
}

/** Skin under the hair: thick matte rings, so close that nothing shows between them. */
function addScalp(set: StrandSet, item: CroppedHead, rng: Rng): void {
  for (let i = 0; i < SCALP_RINGS; i++) {
    const y = -1 + (2 * (i + 0.5)) / SCALP_RINGS
    const ring = Math.sqrt(1 - y * y)
    addLock(
      set,
      {
        path: (t) => onHead(item, [-ring * Math.cos(Math.PI * t), y, ring * Math.sin(Math.PI * t)]).at,
        width: 0,
        thickness: 0,
        strands: 1,
        colour: SCALP,
        style: {
          segments: 120,
          clumps: 1,
          radius: SCALP_RADIUS,
          wander: 0,
          frizz: 0,
          flyAways: 0,
          tipSpread: 0,
          bluntTips: true,
          variation: 0.02,
          gloss: 0,
        },
      },
      rng,
    )
  }
}

const onHead = ({ centre, radii }: CroppedHead, [x, y, z]: Vec3): Root => ({
  at: [centre[0] + radii[0] * x, centre[1] + radii[1] * y, centre[2] + radii[2] * z],
  normal: normalise([x / radii[0], y / radii[1], z / radii[2]]),
})

function rootAbove(item: CroppedHead, [x, y]: [number, number]): Root {
  const u = (x - item.centre[0]) / item.radii[0]
  const v = (y - item.centre[1]) / item.radii[1]
  return onHead(item, [u, v, Math.sqrt(Math.max(0, 1 - u * u - v * v))])
}

/** Roots lie evenly along a spiral from pole to pole, each moved a little. */
function rootOnSpiral(item: CroppedHead, i: number, rng: Rng): Root | undefined {
  const y = 1 - (2 * (i + rng.next())) / item.tufts
  const ring = Math.sqrt(Math.max(0, 1 - y * y))
  const angle = i * GOLDEN_ANGLE + rng.signed() * 0.02
  const z = ring * Math.sin(angle)
  return z < BEHIND_OUTLINE ? undefined : onHead(item, [ring * Math.cos(angle), y, z])
}

const isOutside = ([x, y]: Vec3, { width, height }: Space) =>
  x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN

/** Direction along the skin in which a tuft leans. */
function leanAt(item: CroppedHead, { at, normal }: Root, crown: Vec3, rng: Rng): Vec3 {
  const away: Vec3 = [at[0] - crown[0], at[1] - crown[1], at[2] - crown[2]]
  const distance = Math.hypot(...away)
  const outwards = dot(away, normal)
  const straight = normalise([
    away[0] - outwards * normal[0],
    away[1] - outwards * normal[1],
    away[2] - outwards * normal[2],
  ])
  const aside = cross(normal, straight)
  const drift = 0.16 * Math.sin(at[0] / 130 + at[1] / 210) + 0.12 * Math.sin(at[1] / 90 - at[0] / 170)
  const turn =
    mix(item.whorl[1], item.whorl[0], Math.exp(-distance / item.whorlReach)) + drift + rng.gauss() * 0.1
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  return [
    straight[0] * cosine + aside[0] * sine,
    straight[1] * cosine + aside[1] * sine,
    straight[2] * cosine + aside[2] * sine,
  ]
}

/** A tuft stands up at its root and lies down towards its tip. */
function growTuft(
  { at, normal }: Root,
  lean: Vec3,
  length: number,
  [rootLift, tipLift]: [number, number],
): Vec3[] {
  const step = length / (POINTS - 1)
  const path: Vec3[] = [at]
  for (let i = 0; i < POINTS - 1; i++) {
    const lift = mix(rootLift, tipLift, i / (POINTS - 2))
    const [along, up] = [Math.cos(lift) * step, Math.sin(lift) * step]
    const [x, y, z] = path[i]
    path.push([
      x + lean[0] * along + normal[0] * up,
      y + lean[1] * along + normal[1] * up,
      z + lean[2] * along + normal[2] * up,
    ])
  }
  return path
}
