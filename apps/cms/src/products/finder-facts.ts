import { storedHairStates } from '@pryad/contract/products.ts'
import type { Product } from '../payload-types.ts'
import { toRange, toRatio, toShift } from './read-value.ts'

type Fields = NonNullable<Product['finder']>
type Range = { min: number; max: number }

/**
 * The facts for the shade finder, from the fields that editors fill in; null while a fact that every box states is missing, and when a
 * number is not whole: one such product would fail the answer for all.
 */
export function toFinderFacts(fields: Partial<Fields> | null | undefined) {
  const { kind, mixtureMl, hardMaxMinutes, previewMinutes, maxLift, load, greyRole } = fields ?? {}
  const { minDaysBetween, allergyTest, dilution } = fields ?? {}
  const minutes = rangeOf(fields?.minutes)
  const bases = storedHairStates.flatMap((hair) => {
    const levels = rangeOf(fields?.[hair])
    return levels ? [{ hair, ...levels }] : []
  })
  const areNumbers =
    isWhole(mixtureMl) &&
    isWhole(hardMaxMinutes) &&
    isWhole(previewMinutes) &&
    isWhole(maxLift) &&
    isWhole(load) &&
    isWhole(minDaysBetween)
  if (!kind || !greyRole || !allergyTest || !minutes || !areNumbers) return null
  const developerPercent = fields?.developerPercent ?? null
  if (developerPercent !== null && !isWhole(developerPercent)) return null
  if (bases.length === 0) return null
  return {
    kind,
    developerPercent,
    mixing: toRatio(fields?.mixing ?? ''),
    mixtureMl,
    minutes,
    minutesGreyOver50: rangeOf(fields?.minutesGreyOver50),
    minutesFirstTime: rangeOf(fields?.minutesFirstTime),
    minutesLightened: rangeOf(fields?.minutesLightened),
    hardMaxMinutes,
    previewMinutes,
    bases,
    maxLift,
    load: load / 100,
    shift: toShift(fields?.shift ?? ''),
    greyRole,
    mixesWith: fields?.mixesWith ?? [],
    isDilutable: dilution === 'half',
    lengths: fields?.lengths?.length ? fields.lengths : null,
    minDaysBetween,
    allergyTest,
  }
}

function rangeOf(text: string | null | undefined): Range | null {
  return toRange(text ?? '')
}

function isWhole(value: number | null | undefined): value is number {
  return Number.isInteger(value)
}
