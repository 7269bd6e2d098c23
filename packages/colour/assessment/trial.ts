import type { Lab } from '../colours/oklab.ts'
import type { Situation, Zone } from '../hair/situation.ts'
import { type Dye, type Standing, toDye } from '../prediction/dye.ts'
import { headColour, type Prediction, predict } from '../prediction/predict.ts'
import type { Before, Warning } from '../rules/advice.ts'
import type { Reason } from '../rules/reasons.ts'
import { isGreyLight, refuse } from '../rules/refuse.ts'
import { hasTone, isBalm, type Range, type Shade } from '../shades/shade.ts'
import { fullMinutes, previewMinutes, standingMinutes } from './amounts.ts'

/** A part of the head as it comes out. */
export type Part = {
  readonly zone: Zone
  readonly prediction: Prediction
  /** The hair is darker than the box allows, but nearly all of it is grey. */
  readonly isGreyLight: boolean
}

/** A shade tried on a head: its mixture, its standing time and the colours that result. The rules examine it. */
export type Trial = {
  readonly situation: Situation
  readonly shade: Shade
  readonly mixedWith: Shade | null
  readonly dye: Dye
  /** The parts that take the shade. */
  readonly parts: readonly Part[]
  /** The roots are left as they are: a balm or a soft dye would not show on them. */
  readonly leavesRoots: boolean
  readonly minutes: Range
  readonly isDiluted: boolean
}

/** One line of a table of rules: the id of a text, and the condition for it. */
export type Rule<Id> = readonly [id: Id, when: (trial: Trial) => boolean]

/** Rules about one subject. */
export type Rules = {
  readonly reasons?: readonly Rule<Reason>[]
  readonly warnings?: readonly Rule<Warning>[]
  readonly before?: readonly Rule<Before>[]
}

/**
 * Tries a shade on the zones that take it.
 * @param passed minutes after which it is looked at; by default the time that a preview shows.
 */
export function tryShade(
  situation: Situation,
  shade: Shade,
  zones: readonly Zone[],
  passed = Number.POSITIVE_INFINITY,
): Trial {
  const { input } = situation
  const mixedWith = findPartner(situation, shade, zones)
  const dye = toDye(shade, mixedWith)
  const minutes = standingMinutes({ input, zones }, shade, mixedWith)
  const isDiluted = shade.isDilutable && (input.grey >= 50 || zones.some((zone) => zone.level === 10))
  const standing = {
    minutes: Math.min(passed, previewMinutes(shade, minutes)),
    fullMinutes: fullMinutes(shade, minutes),
    dilution: isDiluted ? 0.5 : 1,
  }
  const parts = zones.map((zone) => ({
    zone,
    prediction: predictPart(situation, zone, dye, { ...standing, isPorous: zone.kind === 'lightened' }),
    isGreyLight: isGreyLight(zone, shade, input.grey),
  }))
  return {
    situation,
    shade,
    mixedWith,
    dye,
    parts,
    leavesRoots: zones.length < situation.zones.length,
    minutes,
    isDiluted,
  }
}

/** How a part comes out; around a patch of grey hair keeps its colour. */
function predictPart(
  { input, isPatchOnly }: Situation,
  zone: Zone,
  dye: Dye,
  standing: Standing,
): Prediction {
  const prediction = predict(zone, dye, standing, input)
  if (!isPatchOnly) return prediction
  return { ...prediction, pigmented: predict(zone, dye, { ...standing, minutes: 0 }, input).pigmented }
}

/** The colours of a part of the head that has taken a shade; `grey` is null without grey strands. */
export type PredictedPart = {
  readonly part: Zone['part']
  readonly pigmented: Lab
  readonly grey: Lab | null
}

/** The colours of the parts that take the shade. */
export function coloursOf({ parts }: Trial): PredictedPart[] {
  return parts.map(({ zone, prediction: { pigmented, grey } }) => ({
    part: zone.part,
    pigmented: pigmented.colour,
    grey: grey?.colour ?? null,
  }))
}

/** A bright permanent dye on grey is calmed by the natural shade of its level, if each box names the other. */
function findPartner(situation: Situation, shade: Shade, zones: readonly Zone[]): Shade | null {
  if (shade.kind !== 'permanent' || !hasTone(shade, 'copper', 'red') || situation.input.grey < 20) return null
  const partners = shade.mixesWith.flatMap((number) =>
    situation.shades.filter(
      (other) =>
        other.shadeNumber === number &&
        other.level === shade.level &&
        !isBalm(other) &&
        other.mixesWith.includes(shade.shadeNumber) &&
        zones.every((zone) => refuse(zone, other, situation) === null),
    ),
  )
  return partners[0] ?? null
}

/** The last part that takes the shade: the lengths, when there are two. */
export function lastPart({ parts }: Trial): Part {
  const last = parts.at(-1)
  if (!last) throw new Error('A shade is tried on a zone at least')
  return last
}

/** One colour for the whole head. */
export function headOf(trial: Trial): Lab {
  return headColour(lastPart(trial).prediction, trial.situation.input.grey)
}
