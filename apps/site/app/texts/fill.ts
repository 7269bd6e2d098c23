// Made when it is first needed: browsers, for which it is long work, mostly get texts that are filled.
let pluralRules: Intl.PluralRules | undefined
const forms = ['one', 'few', 'many'] as const

/** Puts values into a text's places, e.g. `Слайд {current} из {total}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/**
 * The form of a text that fits a number: `{count} урок|{count} урока|{count} уроков` for 1, 2 and 5. A text with fewer forms
 * is used as far as it goes.
 */
export function fillPlural(text: string, count: number): string {
  pluralRules ??= new Intl.PluralRules('ru')
  const variants = text.split('|')
  const index = forms.indexOf(pluralRules.select(count) as (typeof forms)[number])
  return fill(variants[index] ?? variants.at(-1) ?? '', { count })
}

/** How many there are, e.g. «2 урока»; nothing when there are none or nobody knows. */
export function countOf(text: string, count: number | undefined): string {
  return count ? fillPlural(text, count) : ''
}
