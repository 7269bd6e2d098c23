import type { BaseHair } from '../colours/hair-colours.ts'
import type { Standing } from '../prediction/dye.ts'

type Numbers = readonly [number, number, number]

/** One line of the model's table of worked examples. */
export type WorkedExample = {
  readonly title: string
  readonly hair: BaseHair
  readonly grey?: number
  readonly greyYellowed?: boolean
  readonly shade: string
  readonly mixedWith?: string
  readonly standing: Partial<Standing>
  readonly quantities: readonly [liftedLevel: number, level: number, pigment: number, exposedWarmth: number]
  readonly colour: Numbers
  readonly hex: string
  readonly greyStrands?: { readonly colour: Numbers; readonly hex: string; readonly coverage: number }
}
