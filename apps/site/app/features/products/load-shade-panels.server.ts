import type { SiteRequest } from '#app/api/context.ts'
import { getSite } from '../site/get-site.server.ts'
import { getShades } from './get-shades.server.ts'
import type { Shade } from './product-view.ts'
import { toShades } from './to-shade.server.ts'

/** Every shade of the palette with all that its panel says; null when the API fails. */
export async function loadShadePanels(siteRequest: SiteRequest): Promise<Shade[] | null> {
  const [{ texts }, { productsPackageProducts: found }] = await Promise.all([
    getSite(siteRequest),
    getShades(siteRequest),
  ])
  return found ? toShades(found.data, texts) : null
}
