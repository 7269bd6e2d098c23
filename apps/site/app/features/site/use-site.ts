import { createContext, use } from 'react'
import { changedTexts, withChanges } from '#app/texts/site-texts.ts'
import { texts as firstTexts } from '../../../../../content/site.json'
import type { SentSite, SiteView } from './site-view.ts'

/** A context of its own: components that read the router's data are rendered again with every step of a navigation. */
export const SiteContext = createContext<SiteView | undefined>(undefined)

/**
 * The site as the root route loaded it.
 * @throws outside of the pages: the root route's own error view has no site.
 */
export function useSite(): SiteView {
  const site = use(SiteContext)
  if (!site) throw new Error('The root route has loaded no site.')
  return site
}

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

/** Standing pages that the wording leads to, and that a backend may not have: nobody is led to a page that is not there. */
export function useStandingLinks() {
  return standingLinks(useSite().missingPages)
}

/** Tells the standing pages that exist from `missingPages`, which are given by their slugs. */
export function standingLinks(missingPages: readonly string[]) {
  return {
    isThere: (slug: string): boolean => !missingPages.includes(slug),
    /** A text whose links are written as in Markdown, without links to missing pages; their words stay. */
    withoutMissing: (text: string): string =>
      missingPages.reduce(
        (kept, slug) => kept.replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(/${slug}\\)`, 'g'), '$1'),
        text,
      ),
  }
}
