import type { PredictedPart } from './assessment/trial.ts'
import { greyHair, yellowedGreyHair } from './colours/levels.ts'
import type { Lab } from './colours/oklab.ts'
import { readHex, toHex } from './colours/srgb.ts'
import { baseColour } from './colours/tones.ts'
import type { FinderInput } from './hair/finder-input.ts'
import { partsOf } from './hair/situation.ts'

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

function hexDistance(one: string, other: string): number {
  const second = readHex(other)
  return Math.hypot(...readHex(one).map((value, index) => value - (second[index] ?? 0)))
}
