import type { FinderInput } from '../hair/finder-input.ts'
import type { Zone } from '../hair/situation.ts'
import { isBalm, type Range, type Shade } from '../shades/shade.ts'

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

/** The time after which nothing more happens to the colour. */
export function fullMinutes(shade: Shade, minutes: Range): number {
  return isBalm(shade) || shade.kind === 'camouflage' ? shade.hardMaxMinutes : minutes.max
}

/** The time that a preview shows. */
export function previewMinutes(shade: Shade, minutes: Range): number {
  return isBalm(shade) ? shade.previewMinutes : minutes.max
}
