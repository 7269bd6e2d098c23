import { previewMinutes } from './assessment/amounts.ts'
import { coloursOf, type PredictedPart, tryShade } from './assessment/trial.ts'
import { baseColour, greyHair, yellowedGreyHair } from './colours/hair-colours.ts'
import { type Lab, readHex, toHex } from './colours/oklab.ts'
import type { FinderInput } from './hair/finder-input.ts'
import { partsOf, toSituation } from './hair/situation.ts'
import type { Shade } from './shades/shade.ts'

/** Parts whose colours, channels of 0–255, are this far apart are seen as two. */
const seenApart = 20

/** How a part of a head looks, as `#RRGGBB`. Screens show it approximately. */
export type PartLook = {
  readonly part: 'roots' | 'lengths'
  /** Strands with pigment. */
  readonly pigmented: string
  /** Strands without pigment; null where none are seen. */
  readonly grey: string | null
}

/** How a head looks before. Dyed lengths have a part of their own; grey is seen where hair has its own colour. */
export function lookBefore(input: FinderInput): PartLook[] {
  const grey = input.grey > 0 ? toHex(input.greyYellowed ? yellowedGreyHair : greyHair) : null
  return partsOf(input).map((zone) => ({
    part: zone.part,
    pigmented: toHex(baseColour(zone)),
    grey: zone.kind === 'natural' ? grey : null,
  }))
}

/** How a head looks after a plan. Parts that do not take the shade stay as they were. */
export function lookAfter(
  input: FinderInput,
  { parts }: { readonly parts: readonly PredictedPart[] },
): PartLook[] {
  return lookBefore(input).map((before) => {
    const taken = parts.find(({ part }) => part === before.part)
    if (!taken) return before
    const hex = (colour: Lab | null) => colour && toHex(colour)
    return { part: before.part, pigmented: toHex(taken.pigmented), grey: before.grey && hex(taken.grey) }
  })
}

/** The change of the grey of a part: null without grey. It counts as covered when it has come much nearer to the other hair. */
export function greyChange(
  before: PartLook | undefined,
  { grey, pigmented }: PartLook,
): 'covered' | 'softened' | 'stays' | null {
  if (!before?.grey || !grey) return null
  const left = hexDistance(grey, pigmented) / Math.max(1, hexDistance(before.grey, pigmented))
  if (left < 0.15) return 'covered'
  return left < 0.8 ? 'softened' : 'stays'
}

/** Whether the parts of a head are of one colour, nearly so, or seen as two. */
export function evenness([first, ...others]: readonly PartLook[]): 'even' | 'nearlyEven' | 'uneven' {
  const [most = 0] = others
    .map(({ pigmented }) => hexDistance(pigmented, first?.pigmented ?? pigmented))
    .toSorted((one, other) => other - one)
  if (most === 0) return 'even'
  return most < seenApart ? 'nearlyEven' : 'uneven'
}

function hexDistance(one: string, other: string): number {
  const second = readHex(other)
  return Math.hypot(...readHex(one).map((value, index) => value - (second[index] ?? 0)))
}

/** How a head looks while a shade develops. */
export type Stages = {
  /** The time that the last look shows. */
  readonly minutes: number
  /** Evenly spread over that time: the first is the head before, the last the head after. */
  readonly looks: readonly PartLook[][]
}

/** The number of stretches between the first look and the last: colour comes fast at first, and is interpolated linearly between two looks. */
const stretches = 14

/** How a plan develops on a head. Null when the plan belongs to another head or palette. */
export function stagesOf(
  input: FinderInput,
  shades: readonly Shade[],
  { ean, parts }: { readonly ean: string; readonly parts: readonly PredictedPart[] },
): Stages | null {
  const situation = toSituation(input, shades)
  const shade = shades.find((known) => known.ean === ean)
  const zones = situation.zones.filter(({ part }) => parts.some((taken) => taken.part === part))
  if (!shade || zones.length === 0) return null
  const minutes = previewMinutes(shade, tryShade(situation, shade, zones).minutes)
  const looks = Array.from({ length: stretches + 1 }, (_, index) => {
    const trial = tryShade(situation, shade, zones, (minutes * index) / stretches)
    return lookAfter(input, { parts: coloursOf(trial) })
  })
  return { minutes, looks }
}
