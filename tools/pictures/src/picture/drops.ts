import { hexToLinear } from '@pryad/tools-hair/colour.ts'
import { number, object, optional, type Parsed, text, withDefault } from '@pryad/tools-hair/json-parser.ts'
import { clamp, mix, smooth } from '@pryad/tools-hair/numbers.ts'
import type { LightImage } from './light-image.ts'

/** A drop of liquid lying on the picture. */
export const drop = object({
  x: number,
  y: number,
  radius: number,
  stretchX: withDefault(number, 1),
  stretchY: withDefault(number, 1),
  /** Radians. */
  rotation: withDefault(number, 0),
  /** `#rrggbb` of dye; without it the drop is water. */
  tint: optional(text),
  density: withDefault(number, 1.4),
  shadow: withDefault(number, 0.5),
})

type Drop = Parsed<typeof drop>

/** How far the outline strays from an ellipse. */
const WOBBLE = 0.04
/** Shadow takes less of the blue light: it lies on warm paper. */
const SHADOW_CHANNELS = [0.8, 0.95, 1]

/** A place in a drop: 0 middle … 1 outline, and the offset from the middle in radii. */
type Place = { distance: number; dx: number; dy: number }

/** Refracts the picture under the drop, tints it, adds a highlight, a caustic and a shadow. */
export function addDrop(image: LightImage, one: Drop): void {
  const { width, height, values } = image
  const pixelsPerUnit = height / 1000
  const x = one.x * pixelsPerUnit
  const y = one.y * pixelsPerUnit
  const radius = one.radius * pixelsPerUnit
  const reach = Math.ceil(radius * Math.max(one.stretchX, one.stretchY) * 1.5)
  const left = Math.max(0, Math.floor(x - reach))
  const right = Math.min(width - 1, Math.ceil(x + reach))
  const top = Math.max(0, Math.floor(y - reach))
  const bottom = Math.min(height - 1, Math.ceil(y + reach))
  if (right <= left || bottom <= top) return
  const under = copyUnder(image, { left, right, top, bottom })
  const placeOf = (px: number, py: number) => placeIn(one, (px - x) / radius, (py - y) / radius)
  const tint = one.tint ? hexToLinear(one.tint) : undefined

  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const place = placeOf(column + 0.5, row + 0.5)
      const at = (row * width + column) * 3
      const edge = clamp(((1 - place.distance) * radius) / 1.5 + 0.5)
      const shadowPlace = placeOf(column - radius * 0.16, row - radius * 0.24)
      const lit = 1 - one.shadow * 0.75 * smooth(1.3, 0.75, shadowPlace.distance) * (1 - edge)
      const liquid = edge > 0 ? lightInDrop(place) : undefined
      for (let k = 0; k < 3; k++) {
        if (!liquid) {
          values[at + k] *= mix(1, lit, SHADOW_CHANNELS[k])
          continue
        }
        const bend = radius * liquid.bend
        const below = under(column - place.dx * bend, row - place.dy * bend, k)
        const seen = throughLiquid(below, liquid, one.density, tint?.[k])
        values[at + k] = mix(values[at + k] * lit, seen, edge)
      }
    }
}

/** A copy of the picture under the drop, read between pixels. */
function copyUnder(
  { values, width }: LightImage,
  box: { left: number; right: number; top: number; bottom: number },
): (x: number, y: number, channel: number) => number {
  const { left, right, top, bottom } = box
  const columns = right - left + 1
  const copy = new Float32Array(columns * (bottom - top + 1) * 3)
  for (let row = top; row <= bottom; row++)
    copy.set(
      values.subarray((row * width + left) * 3, (row * width + right + 1) * 3),
      (row - top) * columns * 3,
    )
  return (x, y, channel) => {
    const u = clamp(x, left, right - 1.01)
    const v = clamp(y, top, bottom - 1.01)
    const fu = u - Math.floor(u)
    const fv = v - Math.floor(v)
    const a = ((Math.floor(v) - top) * columns + Math.floor(u) - left) * 3 + channel
    const b = a + columns * 3
    return mix(mix(copy[a], copy[a + 3], fu), mix(copy[b], copy[b + 3], fu), fv)
  }
}

function placeIn(one: Drop, dx: number, dy: number): Place {
  const cosine = Math.cos(one.rotation)
  const sine = Math.sin(one.rotation)
  const along = (dx * cosine + dy * sine) / one.stretchX
  const across = (-dx * sine + dy * cosine) / one.stretchY
  const angle = Math.atan2(across, along)
  const outline = 1 + WOBBLE * Math.sin(2 * angle + 1) + WOBBLE * 0.6 * Math.sin(3 * angle + one.radius)
  return { distance: Math.hypot(along, across) / outline, dx, dy }
}

/** The effect of the drop's shape on light at a place. */
type Liquid = {
  thickness: number
  /** How far the picture below is shifted, in radii. */
  bend: number
  /** Towards the lamp, −1…1. */
  towardsLamp: number
  rim: number
  /** Reflection of a square lamp, bent by the curvature. */
  reflection: number
  /** Light gathered on the side away from the lamp. */
  caustic: number
}

function lightInDrop({ distance, dx, dy }: Place): Liquid {
  const thickness = Math.sqrt(Math.max(0, 1 - distance * distance))
  const towardsLamp = -0.42 * dx - 0.75 * dy
  const a = (dx + 0.33) * 0.87 - (dy + 0.42) * 0.5
  const b = (dx + 0.33) * 0.5 + (dy + 0.42) * 0.87 - 0.6 * a * a
  return {
    thickness,
    bend: (1 - thickness) * 0.5,
    towardsLamp,
    rim: smooth(0.72, 1, distance),
    reflection:
      smooth(0.045, -0.03, Math.max(Math.abs(a) - 0.17, Math.abs(b) - 0.075)) *
      (0.75 + 0.25 * smooth(0.2, -0.2, a)),
    caustic: smooth(0.1, 0.95, -towardsLamp) * smooth(1.02, 0.72, distance),
  }
}

/** One channel of light from below, as it leaves the drop. The tint follows Beer and Lambert. */
function throughLiquid(below: number, liquid: Liquid, density: number, tint: number | undefined): number {
  const { thickness, towardsLamp, rim, caustic } = liquid
  const isDye = tint !== undefined
  const passed = isDye ? below * Math.max(tint, 0.004) ** (density * (0.25 + thickness) * 0.7) : below
  const rimShade = 1 - (isDye ? 0.42 : 0.25) * rim * (0.5 + 0.5 * towardsLamp)
  const lampShade = 1 - (isDye ? 0.2 : 0.05) * smooth(-0.2, 0.9, towardsLamp)
  const shaded = passed * rimShade * lampShade
  const gathered = caustic * (isDye ? 0.5 * tint ** 0.5 : 0.35 * passed + 0.06)
  const sheen = 0.09 * smooth(0.3, 0.9, towardsLamp) * (1 - rim)
  return mix(shaded + gathered + sheen, 0.98, liquid.reflection * 0.92)
}
