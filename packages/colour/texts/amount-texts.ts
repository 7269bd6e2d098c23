import type { FinderAnswer } from '../finder-answer.ts'
import type { Fields } from '../reading/fields.ts'

type Values = Readonly<Record<string, string | number>>

/** Puts values into a text: `{min}` is replaced by the value of that name. A name without a value stays as it is. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

const plurals = new Intl.PluralRules('ru-RU')

/** «2 коробки». */
export function packsText(labels: Fields, count: number): string {
  return fillIn(labels.object('packs').text(plurals.select(count)), { count })
}

/** How long the first shade stands; null without one. */
export function minutesText(labels: Fields, { minutes, grams }: FinderAnswer): string | null {
  if (!minutes) return null
  const exact = minutes.min === minutes.max ? 'minutesExact' : 'minutes'
  return fillIn(labels.text(grams ? 'minutesTint' : exact), minutes)
}

/** How much of a balm is taken; null for other kinds. */
export function gramsText(labels: Fields, { grams }: FinderAnswer): string | null {
  return grams && fillIn(labels.text(grams.plainBalm > 0 ? 'gramsHalf' : 'grams'), { grams: grams.product })
}

/** The developer in the box, or that there is none; null when no shade is named. */
export function developerText(labels: Fields, { shades, developerPercent }: FinderAnswer): string | null {
  if (shades.length === 0) return null
  return developerPercent === null
    ? labels.text('noDeveloper')
    : fillIn(labels.text('developer'), { percent: developerPercent })
}
