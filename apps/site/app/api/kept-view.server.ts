import type { SiteTexts } from '../texts/site-texts.ts'

/** Makes the view of a part of an answer once: all pages that show it share it for as long as that part stays as it is. */
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
