import type { SiteRequest } from '#app/api/context.ts'
import { spreadOver } from '#app/lib/lists.ts'
import { pathsOf } from './get-shade-paths.server.ts'
import { getShades } from './get-shades.server.ts'
import type { ShadeTeaser } from './product-view.ts'
import { byFamily, familyOf } from './shade-family.ts'
import { toLinkedShade } from './to-shade.server.ts'

/** Shades of the main page: as far as anybody swipes. */
const shadesInRow = 6

/** All shades of a topic, or some from the whole palette, family by family; null when the API fails. */
export async function loadShadeRow(
  siteRequest: SiteRequest,
  tag: string | undefined,
): Promise<ShadeTeaser[] | null> {
  const palette = getShades(siteRequest)
  const [{ productsPackageProducts: all }, { productsPackageProducts: found }] = await Promise.all([
    palette,
    tag ? getShades(siteRequest, { tag }) : palette,
  ])
  if (!found) return null
  const shades = byFamily(found.data.map((product) => ({ product, family: familyOf(product.shadeNumber) })))
  const paths = pathsOf((all ?? found).data)
  return (tag ? shades : spreadOver(shades, shadesInRow)).map(({ product }) => toLinkedShade(product, paths))
}
