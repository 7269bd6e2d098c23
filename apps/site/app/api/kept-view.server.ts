import type { SiteTexts } from '../texts/site-texts.ts'

/**
 * Makes views of the API's answers once for as long as these are kept: a page of a hundred cards is made anew whenever one of them, or
 * nothing but their order, has changed.
 */
export function keptView<Source extends object, View>(
  make: (source: Source, texts: SiteTexts) => View,
): (source: Source, texts: SiteTexts) => View {
  const kept = new WeakMap<Source, { texts: SiteTexts; view: View }>()
  return (source, texts) => {
    const known = kept.get(source)
    if (known?.texts === texts) return known.view
    const view = make(source, texts)
    kept.set(source, { texts, view })
    return view
  }
}
