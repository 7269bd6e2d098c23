import { natural, underlying } from './levels.ts'
import { add, type Lab, lab } from './oklab.ts'

/** First digits of tones: natural, ash, pearl, golden, copper, mahogany, red, chocolate. */
export const toneDigits = ['0', '1', '2', '3', '4', '5', '6', '7'] as const

export type ToneDigit = (typeof toneDigits)[number]

/** The colour that a tone adds to the natural colour of its level. */
const tones: Record<ToneDigit, Lab> = {
  0: lab(0, 0, 0),
  1: lab(0, -0.01, -0.03),
  2: lab(0, 0.004, -0.038),
  3: lab(0.03, 0.005, 0.028),
  4: lab(0.06, 0.05, 0.034),
  5: lab(0, 0.045, -0.004),
  6: lab(0.01, 0.062, 0),
  7: lab(-0.01, 0.019, 0.01),
}

/** Henna leaves hair as a copper dye does. */
export const hennaTone: ToneDigit = '4'

/** The leading digit of a tone such as `46`: it decides the colour, the second only shades it. */
export function firstDigit(tone: string): ToneDigit {
  const digit = toneDigits.find((known) => tone.startsWith(known))
  if (!digit) throw new RangeError(`"${tone}" is no tone`)
  return digit
}

/** Ash and pearl are cool; gold, copper, red and chocolate are warm; natural is neither. */
export function isCool(tone: string): boolean {
  return ['1', '2'].includes(firstDigit(tone))
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
  return add(natural(level), tones[firstDigit(tone)])
}
