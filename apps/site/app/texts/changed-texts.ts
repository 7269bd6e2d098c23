import type { TextTree } from './merge-texts.ts'

/** The texts that differ from the default wording; undefined when none does. Both trees have the same names. */
export function changedTexts(defaults: TextTree, texts: TextTree): TextTree | undefined {
  const changed = Object.entries(texts).flatMap(([key, text]) => {
    const byDefault = defaults[key]
    const part =
      typeof text === 'object' && typeof byDefault === 'object' ? changedTexts(byDefault, text) : text
    return part === undefined || part === byDefault ? [] : [[key, part]]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** The default wording with the texts that differ from it. */
export function withChanges<Texts extends TextTree>(defaults: Texts, changed: TextTree | undefined): Texts {
  if (!changed) return defaults
  const texts = Object.entries(defaults).map(([key, text]) => {
    const own = changed[key]
    return [
      key,
      typeof text === 'object' ? withChanges(text, typeof own === 'object' ? own : undefined) : (own ?? text),
    ]
  })
  // The keys are those of `defaults` and every value keeps its kind.
  return Object.fromEntries(texts) as Texts
}
