import { changedTexts, withChanges } from '#app/texts/site-texts.ts'
import { texts as firstTexts } from '../../../../../content/site.json'
import type { SentSite, SiteView } from './site-view.ts'

/** The site as it travels to the browser: the wording that a brand has left as it was is in the scripts already. */
export function toSent({ texts, ...site }: SiteView): SentSite {
  return { ...site, changed: changedTexts(firstTexts, texts) }
}

const known = new WeakMap<SentSite, SiteView>()

/** The site with its whole wording; the same object for the same data. */
export function toView(sent: SentSite): SiteView {
  const { changed, ...site } = sent
  const view = known.get(sent) ?? { ...site, texts: withChanges(firstTexts, changed) }
  known.set(sent, view)
  return view
}

/** The site as the root route has loaded it; not there when that failed. */
export function siteOf(rootData: { site: SentSite } | undefined): SiteView | undefined {
  return rootData && toView(rootData.site)
}
