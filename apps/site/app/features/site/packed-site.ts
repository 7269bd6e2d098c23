import { type Packed, pack, unpack } from '../../lib/packed.ts'
import type { SiteView } from './site-view.ts'

const known = new WeakMap<Packed<SiteView>, SiteView>()

/** The site as pages hand it over: its wording alone would be four hundred values to read one by one when a page wakes. */
export function packSite(site: SiteView): Packed<SiteView> {
  const packed = pack(site)
  known.set(packed, site)
  return packed
}

/** What was packed, always the same one. */
export function unpackSite(packed: Packed<SiteView>): SiteView {
  const site = known.get(packed) ?? unpack(packed)
  known.set(packed, site)
  return site
}
