import { blend, type Lab, lab } from '../colours/oklab.ts'
import { fromHex } from '../colours/srgb.ts'
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
