import type site from '../../../../content/site.json'
import { typograph } from '../lib/text/typography.ts'

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

/** Interface wording: a tree of texts, the same in the first content, in the panel and here. */
export type SiteTexts = (typeof site)['texts']

/** Texts by their names. */
export type TextTree = { [key: string]: string | TextTree }

/**
 * The default wording, which is typeset, each text replaced by the editors' one where they wrote it. Whatever else the API answers is
 * ignored, so a text can never be missing. Their texts are typeset as those of documents are; one without a space is an address, and stays.
 */
export function mergeTexts<Texts extends TextTree>(defaults: Texts, written: unknown): Texts {
  const own = typeof written === 'object' && written !== null ? new Map(Object.entries(written)) : new Map()
  const merged = Object.entries(defaults).map(([key, byDefault]) => {
    const text: unknown = own.get(key)
    if (typeof byDefault !== 'string') return [key, mergeTexts(byDefault, text)]
    if (typeof text !== 'string' || text.trim() === '') return [key, byDefault]
    return [key, /\s/.test(text) ? typograph(text) : text]
  })
  // The keys are those of `defaults` and every value keeps its kind.
  return Object.fromEntries(merged) as Texts
}
