import { list, number, object, optional, point, withDefault } from '@pryad/tools-hair/json-parser.ts'
import type { Profile } from '@pryad/tools-hair/spline.ts'
import { splineProfile } from '@pryad/tools-hair/spline.ts'
import { hairColour } from '../hair-colour.ts'

/** The picture, units. */
export type Space = { width: number; height: number }

/** Points of a guide curve. */
export const path = list(point)

/** A lock's own style where it differs from its composition; see `LockStyle`. */
export const hair = optional(
  object({
    radius: optional(number),
    segments: optional(number),
    clumps: optional(number),
    clumping: optional(number),
    rootClumping: optional(number),
    wander: optional(number),
    frizz: optional(number),
    frizzFrequency: optional(number),
    flyAways: optional(number),
    tipSpread: optional(number),
    rootSpread: optional(number),
    variation: optional(number),
    gloss: optional(number),
    curl: optional(number),
    curlFrequency: optional(number),
  }),
)

/** Moves a whole item: to `at`, turned by `rotation` degrees, scaled. */
export const place = optional(
  object({ at: point, rotation: withDefault(number, 0), scale: withDefault(number, 1) }),
)

/** Fields that every item of one colour has. */
export const common = { colour: hairColour, hair, place }

/** Multiplies a width along the length; without values it changes nothing. */
export const taperProfile = (values: readonly number[] | undefined): Profile =>
  values ? splineProfile(values) : () => 1
