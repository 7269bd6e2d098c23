import { type Packed, unpack } from '../../lib/packed.ts'
import type { SiteView } from './site-view.ts'

/** The site as the root route has loaded it; not there when that failed. */
export function siteOf(rootData: { site: Packed<SiteView> } | undefined): SiteView | undefined {
  return rootData && unpack(rootData.site)
}
