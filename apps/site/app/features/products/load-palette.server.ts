import type { SiteRequest } from '#app/api/context.ts'
import { getSite } from '../site/get-site.server.ts'
import { getShades } from './get-shades.server.ts'
import { familiesOf, filterShades, type PaletteFilter } from './palette-filter.ts'
import { toShades, toStrand } from './to-shade.server.ts'

/**
 * The palette, or the shades of a topic, as far as the filter lets them through: all as strands, and the first with everything that its
 * panel says. Null when the API fails.
 */
export async function loadPalette(siteRequest: SiteRequest, filter: PaletteFilter, tag: string | undefined) {
  const [{ texts }, { productsPackageProducts: found }, { productsPackageProducts: all }] = await Promise.all(
    [
      getSite(siteRequest),
      getShades(siteRequest, { tag }),
      tag ? getShades(siteRequest) : { productsPackageProducts: undefined },
    ],
  )
  if (!found) return null
  const shades = toShades(found.data, texts, all?.data)
  const chosen = filterShades(shades, filter)
  return { strands: chosen.map(toStrand), first: chosen[0], families: familiesOf(shades), filter }
}

/** The palette of a page. */
export type PaletteView = NonNullable<Awaited<ReturnType<typeof loadPalette>>>
