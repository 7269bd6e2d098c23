import { previewMinutes } from './amounts/standing-minutes.ts'
import { coloursOf, tryShade } from './assessment/trial.ts'
import type { Plan } from './finder-answer.ts'
import type { FinderInput } from './hair/finder-input.ts'
import { toSituation } from './hair/situation.ts'
import { lookAfter, type PartLook } from './looks.ts'
import type { Shade } from './shades/shade.ts'

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
  { ean, parts }: Pick<Plan, 'ean' | 'parts'>,
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
