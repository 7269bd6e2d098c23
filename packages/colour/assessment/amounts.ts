import type { FinderInput } from '../hair/finder-input.ts'
import type { Situation, Zone } from '../hair/situation.ts'
import { type HairLength, isBalm, type Range, type Shade } from '../shades/shade.ts'

type ByLength = Record<HairLength, number>

/** Millilitres of dye for hair of medium thickness. */
const mixtureMl: ByLength = { short: 50, chin: 75, shoulders: 100, blades: 170, waist: 260 }

/** Grams of balm for hair of medium thickness. */
const balmGrams: ByLength = { short: 12, chin: 18, shoulders: 25, blades: 40, waist: 55 }

const thicknessFactor: Record<FinderInput['thickness'], number> = { fine: 0.8, medium: 1, thick: 1.4 }

/** A band of roots, up to 2.5 cm and wider. */
const rootsMl = { narrow: 50, wide: 75 }

/** How much less the lengths need than the whole head, in millilitres. */
const lessForLengths = 40

/** The least amount that is worth mixing, in millilitres. */
const leastMl = 25

/** How many millilitres of mixture a head takes. Much grey needs a generous layer. */
export function mixtureFor({ input, regrowthCm, isPatchOnly }: Situation, shade: Shade): number {
  const whole = mixtureMl[input.length]
  const byScope = {
    all: isPatchOnly ? Math.max(leastMl, (whole * input.grey) / 100) : whole,
    roots: Math.min(whole, regrowthCm > 2.5 ? rootsMl.wide : rootsMl.narrow),
    lengths: Math.max(leastMl, whole - lessForLengths),
  }
  const layer = input.grey > 50 && shade.kind === 'permanent' ? 1.2 : 1
  return Math.round(byScope[input.scope] * thicknessFactor[input.thickness] * layer)
}

/** Boxes by shade number; a mixture needs half the amount of each shade. */
export function packsFor(ml: number, shade: Shade, mixedWith: Shade | null): Record<string, number> {
  if (!mixedWith) return { [shade.shadeNumber]: Math.ceil(ml / shade.mixtureMl) }
  return Object.fromEntries(
    [shade, mixedWith].map((half) => [half.shadeNumber, Math.ceil(ml / (2 * half.mixtureMl))]),
  )
}

/** Grams of a balm, and of plain balm to dilute it with. */
export type Grams = { readonly product: number; readonly plainBalm: number }

/** How many grams of balm a head takes, in steps of five. */
export function gramsFor({ length, thickness }: FinderInput, isDiluted: boolean): Grams {
  const grams = Math.round((balmGrams[length] * thicknessFactor[thickness]) / 5) * 5
  if (!isDiluted) return { product: grams, plainBalm: 0 }
  const half = Math.ceil(grams / 10) * 5
  return { product: half, plainBalm: half }
}

type Hair = { readonly input: FinderInput; readonly zones: readonly Zone[] }

/** Whether the longer time for much grey applies. In a mixture the bright shade's own time applies instead. */
export function takesLongerOnGrey({ input, zones }: Hair, shade: Shade, mixedWith: Shade | null): boolean {
  return !mixedWith && shade.minutesGreyOver50 === standingMinutes({ input, zones }, shade, null)
}

/** How long a shade stands on these zones, as its box says; in a mixture no box stands longer than its own limit. */
export function standingMinutes({ input, zones }: Hair, shade: Shade, mixedWith: Shade | null): Range {
  const own =
    (input.firstTime ? shade.minutesFirstTime : null) ??
    (zones.some((zone) => zone.kind === 'lightened') ? shade.minutesLightened : null) ??
    (input.grey > 50 && !mixedWith ? shade.minutesGreyOver50 : null) ??
    shade.minutes
  if (!mixedWith) return own
  const limit = Math.min(shade.hardMaxMinutes, mixedWith.hardMaxMinutes)
  return { min: Math.min(own.min, limit), max: Math.min(own.max, limit) }
}

/** Shares of grey, per cent, that nobody can tell by eye from more than a half. */
const nearHalf = { from: 40, to: 50 }

/** The time for much grey, where a visitor cannot tell whether theirs is; null where that is clear, or the time no other. */
export function minutesIfOverHalf(hair: Hair, shade: Shade, mixedWith: Shade | null): Range | null {
  const { grey, greyGuessed } = hair.input
  const isGuess = grey > 0 && greyGuessed
  if (!isGuess && (grey < nearHalf.from || grey > nearHalf.to)) return null
  const input = { ...hair.input, grey: nearHalf.to + 1 }
  const longer = standingMinutes({ ...hair, input }, shade, mixedWith)
  return longer.max > standingMinutes(hair, shade, mixedWith).max ? longer : null
}

/** The time after which nothing more happens to the colour. */
export function fullMinutes(shade: Shade, minutes: Range): number {
  return isBalm(shade) || shade.kind === 'camouflage' ? shade.hardMaxMinutes : minutes.max
}

/** The time that a preview shows. */
export function previewMinutes(shade: Shade, minutes: Range): number {
  return isBalm(shade) ? shade.previewMinutes : minutes.max
}
