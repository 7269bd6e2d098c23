const RULES = new Intl.PluralRules('ru')

/** The Russian word that goes with a whole number: one минута, few минуты, many минут. */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = RULES.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

export const MINUTES = ['минута', 'минуты', 'минут'] as const
export const HOURS = ['час', 'часа', 'часов'] as const
