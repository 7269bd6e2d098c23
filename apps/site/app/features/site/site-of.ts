import type { SiteView } from './site-view.ts'

/** The site as the root route has loaded it; not there when that failed. */
export function siteOf(rootData: { site: SiteView } | undefined): SiteView | undefined {
  return rootData?.site
}
