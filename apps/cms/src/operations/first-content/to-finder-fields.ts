import type { Content } from './read-content.ts'

type Facts = Content['shadeFacts'][number]

/** The facts of a shade as the collection's fields hold them; nothing for a product without facts. */
export function toFinderFields(all: readonly Facts[], ean: string) {
  const facts = all.find((one) => one.ean === ean)
  if (!facts) return {}
  const { mixing, bases, pack, dilution, load, shift, ...others } = facts
  const { kind, developerPercent, hardMaxMinutes, previewMinutes, maxLift, greyRole, mixesWith } = others
  const levels = (hair: string) => write(bases.find((base) => base.hair === hair) ?? null)
  return {
    kind,
    developerPercent,
    mixing: mixing && `${mixing.cream} : ${mixing.developer}`,
    mixtureMl: pack.mixtureMl,
    minutes: write(others.minutes),
    minutesGreyOver50: write(others.minutesGreyOver50),
    minutesFirstTime: write(others.minutesFirstTime),
    minutesLightened: write(others.minutesLightened),
    hardMaxMinutes,
    previewMinutes,
    natural: levels('natural'),
    colored: levels('colored'),
    lightened: levels('lightened'),
    maxLift,
    load: Math.round(load * 100),
    shift: shift?.join('; ') ?? null,
    greyRole,
    mixesWith,
    dilution: dilution ? ('half' as const) : ('none' as const),
    lengths: others.lengths ?? [],
    minDaysBetween: others.minDaysBetween,
    allergyTest: others.allergyTest,
  }
}

function write(range: { min: number; max: number } | null): string | null {
  if (!range) return null
  return range.min === range.max ? String(range.min) : `${range.min}–${range.max}`
}
