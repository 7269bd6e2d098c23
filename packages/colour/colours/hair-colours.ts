import { add, blend, type Lab, lab } from './oklab.ts'

/**
 * Hair of a level: the natural colour, and the underlying pigment that shows when hair is lifted to the level. Both have the same
 * lightness; the underlying pigment is only warmer. `reach` is how many levels a developer of 6 % and one of 9 % lift natural hair of this level.
 */
function hair(L: number, natural: Pair, underlying: Pair, reach: Pair) {
  return { natural: lab(L, ...natural), underlying: lab(L, ...underlying), reach }
}

type Pair = readonly [number, number]

const levels = [
  // 1 black
  hair(0.2, [0.004, 0.005], [0.008, 0.007], [1, 1]),
  // 2 brown-black
  hair(0.229, [0.01, 0.011], [0.026, 0.016], [1, 1]),
  // 3 darkest brown
  hair(0.262, [0.017, 0.018], [0.042, 0.028], [1, 1]),
  // 4 brown
  hair(0.312, [0.026, 0.029], [0.058, 0.044], [2, 2]),
  // 5 light brown
  hair(0.382, [0.032, 0.04], [0.072, 0.066], [2, 2]),
  // 6 dark blond
  hair(0.47, [0.03, 0.047], [0.07, 0.092], [2, 2]),
  // 7 medium blond
  hair(0.568, [0.026, 0.055], [0.05, 0.113], [2, 3]),
  // 8 light blond
  hair(0.662, [0.022, 0.06], [0.026, 0.122], [2, 2]),
  // 9 blond
  hair(0.752, [0.017, 0.062], [0.006, 0.108], [1, 1]),
  // 10 lightest blond
  hair(0.838, [0.01, 0.056], [-0.004, 0.074], [0, 0]),
]

/** Hair without pigment. */
export const greyHair = lab(0.852, 0.001, 0.011)

/** Silver hair with a yellow cast. */
export const yellowedGreyHair = lab(0.836, 0.004, 0.036)

/** The colour of natural hair; between whole levels it is interpolated, beyond 1 and 10 it stays. */
export function natural(level: number): Lab {
  return between('natural', level)
}

/** The pigment that shows in hair lifted to a level, interpolated like `natural`. */
export function underlying(level: number): Lab {
  return between('underlying', level)
}

/** How many levels a developer lifts natural hair of a whole level: nothing below 6 %. */
export function reach(level: number, developerPercent: number | null): number {
  if (developerPercent === null || developerPercent < 6) return 0
  return row(level - 1).reach[developerPercent < 9 ? 0 : 1]
}

function between(column: 'natural' | 'underlying', level: number): Lab {
  const index = Math.min(9, Math.max(0, level - 1))
  const lower = Math.floor(index)
  return blend(row(lower)[column], row(Math.ceil(index))[column], index - lower)
}

function row(index: number) {
  const found = levels[index]
  if (!found) throw new RangeError(`There is no hair of level ${index + 1}`)
  return found
}

/** Names of tones, in the order of their digits. */
const toneNames = ['natural', 'ash', 'pearl', 'golden', 'copper', 'mahogany', 'red', 'chocolate'] as const

export type ToneName = (typeof toneNames)[number]

/** Leading digits of tones, in the order of their names. */
export const toneDigits = ['0', '1', '2', '3', '4', '5', '6', '7'] as const

export type ToneDigit = (typeof toneDigits)[number]

/** The colour that a tone adds to the natural colour of its level, fitted by hand to swatches. */
export const toneColours: Record<ToneName, Lab> = {
  natural: lab(0, 0, 0),
  ash: lab(0, -0.01, -0.03),
  pearl: lab(0, 0.004, -0.038),
  golden: lab(0.03, 0.005, 0.028),
  copper: lab(0.06, 0.05, 0.034),
  mahogany: lab(0, 0.045, -0.004),
  red: lab(0.01, 0.062, 0),
  chocolate: lab(-0.01, 0.019, 0.01),
}

/** Henna leaves hair as a copper dye does. */
export const hennaTone: ToneDigit = '4'

/** The name of a tone such as `46`: the leading digit decides the colour, the second only shades it. */
export function toneName(tone: string): ToneName {
  const name = toneNames[Number.parseInt(tone.charAt(0), 10)]
  if (!name) throw new RangeError(`"${tone}" is no tone`)
  return name
}

/** Ash and pearl are cool; gold, copper, red and chocolate are warm; natural is neither. */
export function isCool(tone: string): boolean {
  return ['ash', 'pearl'].includes(toneName(tone))
}

/** Hair before it is dyed: its kind, level, and the tone of an earlier dye. */
export type BaseHair = {
  readonly kind: 'natural' | 'colored' | 'lightened' | 'henna' | 'hennaBasma'
  readonly level: number
  readonly tone: string
}

/** The colour of hair before it is dyed. */
export function baseColour({ kind, level, tone }: BaseHair): Lab {
  if (kind === 'lightened') return underlying(level)
  return add(natural(level), toneColours[toneName(tone)])
}
