import type { Plan } from '../finder-answer.ts'
import type { Labels } from './finder-texts.ts'

type Values = Readonly<Record<string, string | number>>

/** Puts values into a text: `{min}` is replaced by the value of that name. A name without a value stays as it is. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

const plurals = new Intl.PluralRules('ru-RU')

/** «2 коробки». */
export function packsText(labels: Labels, count: number): string {
  return fillIn(labels.packs[plurals.select(count)], { count })
}

/** How long a shade stands. */
export function minutesText(labels: Labels, { minutes, grams }: Plan): string {
  const exact = minutes.min === minutes.max ? 'minutesExact' : 'minutes'
  return fillIn(labels[grams ? 'minutesTint' : exact], minutes)
}

/** How much of a balm is taken; null for other kinds. */
export function gramsText(labels: Labels, { grams }: Plan): string | null {
  return grams && fillIn(labels[grams.plainBalm > 0 ? 'gramsHalf' : 'grams'], { grams: grams.product })
}

/** The developer in the box, or that there is none. */
export function developerText(labels: Labels, { developerPercent }: Plan): string {
  return developerPercent === null
    ? labels.noDeveloper
    : fillIn(labels.developer, { percent: developerPercent })
}

/** How cream and developer are mixed; null for balms. */
export function mixingText(labels: Labels, { mixing }: Plan): string | null {
  return mixing && fillIn(labels.mixing, mixing)
}
