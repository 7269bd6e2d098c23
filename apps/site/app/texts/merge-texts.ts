import { typograph } from '../lib/text/typography.ts'

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
