import type { Plan } from '../finder-answer.ts'
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

/** How long a shade stands. */
export function minutesText(labels: Fields, { minutes, grams }: Plan): string {
  const exact = minutes.min === minutes.max ? 'minutesExact' : 'minutes'
  return fillIn(labels.text(grams ? 'minutesTint' : exact), minutes)
}

/** How much of a balm is taken; null for other kinds. */
export function gramsText(labels: Fields, { grams }: Plan): string | null {
  return grams && fillIn(labels.text(grams.plainBalm > 0 ? 'gramsHalf' : 'grams'), { grams: grams.product })
}

/** The developer in the box, or that there is none. */
export function developerText(labels: Fields, { developerPercent }: Plan): string {
  return developerPercent === null
    ? labels.text('noDeveloper')
    : fillIn(labels.text('developer'), { percent: developerPercent })
}

/** How cream and developer are mixed; null for balms. */
export function mixingText(labels: Fields, { mixing }: Plan): string | null {
  return mixing && fillIn(labels.text('mixing'), mixing)
}
