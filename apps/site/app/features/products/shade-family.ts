/** Families of a palette, in the order in which it shows them. */
export const families = ['natural', 'warm', 'cool', 'bright', 'corrector'] as const

export type Family = (typeof families)[number]

/** First digit after the dash, by the usual numbering of shades: 1 ash, 2 pearl, 8 and 9 blue; 3 gold, 4 copper, 7 brown. */
const coolTones = '1289'
/** Mahogany and red: seen first, wherever they stand in a number. */
const brightTones = /[56]/

/**
 * The family that the number of a shade puts it in, e.g. warm for `7-3`. Level 0 stands for correctors. A number without a tone is that of
 * a natural shade.
 */
export function familyOf(number: string): Family {
  const [level = '', tone = ''] = number
    .replaceAll('\u2060', '')
    .trim()
    .split(/[-–./]/)
  if (/^0+$/.test(level) && tone) return 'corrector'
  if (brightTones.test(tone)) return 'bright'
  const main = tone.charAt(0)
  if (main === '' || main === '0' || !/\d/.test(main)) return 'natural'
  return coolTones.includes(main) ? 'cool' : 'warm'
}

/** Shades family by family, each in the order in which they came. */
export function byFamily<Shade extends { family: Family }>(shades: Shade[]): Shade[] {
  return families.flatMap((family) => shades.filter((shade) => shade.family === family))
}
