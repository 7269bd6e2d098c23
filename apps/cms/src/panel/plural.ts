const rules = new Intl.PluralRules('ru-RU')

/** The form of a word that a number takes: `[вопрос, вопроса, вопросов]`. */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const form = rules.select(count)
  return form === 'one' ? one : form === 'few' ? few : many
}
