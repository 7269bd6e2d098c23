import { typograph } from '../lib/text/typography.ts'

type TextTree = { [key: string]: string | TextTree }

/**
 * The default wording, each text replaced by the editors' one where they wrote it. Whatever else the API answers is ignored,
 * so a text can never be missing. Texts are typeset as those of documents are; a text without a space is an address, and stays as it is.
 */
export function mergeTexts<Texts extends TextTree>(defaults: Texts, written: unknown): Texts {
  const own = typeof written === 'object' && written !== null ? new Map(Object.entries(written)) : new Map()
  const merged = Object.entries(defaults).map(([key, byDefault]) => {
    const text: unknown = own.get(key)
    if (typeof byDefault !== 'string') return [key, mergeTexts(byDefault, text)]
    const wording = typeof text === 'string' && text.trim() ? text : byDefault
    return [key, /\s/.test(wording) ? typograph(wording) : wording]
  })
  // The keys are those of `defaults` and every value keeps its kind.
  return Object.fromEntries(merged) as Texts
}
