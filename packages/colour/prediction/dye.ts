import { blend, fromHex, type Lab, lab } from '../colours/oklab.ts'
import type { Shade, ShadeKind } from '../shades/shade.ts'

/** A dye that is put on the hair: one shade, or a bright one mixed half and half with the natural series. */
export type Dye = {
  readonly kind: ShadeKind
  readonly level: number
  readonly tone: string
  readonly colour: Lab
  readonly load: number
  readonly greyCoverage: number
  readonly developerPercent: number | null
  readonly maxLift: number
  readonly shift: Lab | null
  /** How much of the mixture is of the natural series: 0 or 0.5. */
  readonly naturalShare: number
}

type Pigment = Pick<
  Shade,
  'kind' | 'level' | 'tone' | 'hex' | 'load' | 'greyCoverage' | 'developerPercent' | 'maxLift' | 'shift'
>

/** The dye of a shade, or of a shade mixed half and half with another one: level and tone stay the first one's. */
export function toDye(shade: Pigment, mixedWith?: Pigment | null): Dye {
  const alone: Dye = {
    kind: shade.kind,
    level: shade.level,
    tone: shade.tone,
    colour: fromHex(shade.hex),
    load: shade.load,
    greyCoverage: shade.greyCoverage,
    developerPercent: shade.developerPercent,
    maxLift: shade.maxLift,
    shift: shade.shift && lab(...shade.shift),
    naturalShare: 0,
  }
  if (!mixedWith) return alone
  return {
    ...alone,
    colour: blend(alone.colour, fromHex(mixedWith.hex), 0.5),
    load: (shade.load + mixedWith.load) / 2,
    greyCoverage: (shade.greyCoverage + mixedWith.greyCoverage) / 2,
    naturalShare: 0.5,
  }
}

/** How long a dye stands, how strong it is, and on which hair. */
export type Standing = {
  readonly minutes: number
  /** The time after which nothing more happens. */
  readonly fullMinutes: number
  /** Porous hair takes more: lightened hair always, dry ends when the ends are drawn. */
  readonly isPorous: boolean
  /** Share of the product in the mixture: 0.5 with as much plain balm, else 1. */
  readonly dilution: number
}

/** How fast each process comes to its end: the larger, the more happens in the first minutes. */
export const pace = { pigment: 3, grey: 2, corrector: 5 } as const

/** How much of a process has happened, 0–1: nothing at minute 0, everything at the full time, and no more later. */
export function development(standing: Standing, processPace: number): number {
  return (1 - Math.exp(-processPace * elapsedShare(standing))) / (1 - Math.exp(-processPace))
}

/** The share of the full time that has passed, 0–1. */
export function elapsedShare({ minutes, fullMinutes }: Pick<Standing, 'minutes' | 'fullMinutes'>): number {
  return Math.min(minutes, fullMinutes) / fullMinutes
}
