import type { SiteRequest } from '#app/api/context.ts'
import { notFound } from '#app/lib/routing/http.server.ts'
import { getSite } from '../site/get-site.server.ts'
import { getShades } from './get-shades.server.ts'
import { familiesOf, filterShades, nearestToLevel, readPaletteFilter } from './palette-filter.ts'
import { toShades, toStrand } from './to-shade.server.ts'

/**
 * The palette as far as the filter of the address lets it through: all as strands, and the one that is shown first with everything that its
 * panel says. Null when the API fails.
 * @throws 404 for a filter that there is not.
 */
export async function loadPalette(siteRequest: SiteRequest, url: URL) {
  const filter = readPaletteFilter(url.searchParams)
  if (!filter) throw notFound(url)
  const [{ texts }, { productsPackageProducts: found }] = await Promise.all([
    getSite(siteRequest),
    getShades(siteRequest),
  ])
  if (!found) return null
  const shades = toShades(found.data, texts)
  const chosen = filterShades(shades, filter)
  return {
    strands: chosen.map(toStrand),
    first: nearestToLevel(chosen, filter.level),
    families: familiesOf(shades),
    filter,
  }
}

/** The palette of a page. */
export type PaletteView = NonNullable<Awaited<ReturnType<typeof loadPalette>>>
