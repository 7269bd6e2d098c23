import { shadePath } from '@pryad/contract/paths.ts'
import { redirect } from 'react-router'
import type { SiteRequest } from '#app/api/context.ts'
import { documentImage, shareImage } from '#app/lib/head/page-meta.ts'
import { unavailable } from '#app/lib/routing/http.server.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { getFinderTexts } from '../finder-texts/get-finder-texts.server.ts'
import { getSite } from '../site/get-site.server.ts'
import { getShades } from './get-shades.server.ts'
import type { Shade } from './product-view.ts'
import { toShades, toStrand } from './to-shade.server.ts'

/**
 * The shade at `/shades/<number>`, with its palette around it; null when there is none.
 * @throws 503 when the API fails; the way to it when the address names it by its barcode, as the panel does.
 */
export async function loadShade(siteRequest: SiteRequest, number: string) {
  const path = shadePath(number)
  const [{ texts }, { productsPackageProducts: found }, finderTexts] = await Promise.all([
    getSite(siteRequest),
    getShades(siteRequest),
    getFinderTexts(siteRequest),
  ])
  if (!found) throw unavailable(texts.sections.products.unavailable, siteRequest.api.serverMessage())
  const shades = toShades(found.data, texts)
  const byBarcode = shades.find(({ ean }) => ean === number)
  if (byBarcode && byBarcode.path !== path) throw redirect(byBarcode.path)
  const index = shades.findIndex((shade) => shade.path === path)
  const shade = shades[index]
  const product = found.data.find(({ ean }) => ean === shade?.ean)
  if (!shade || !product) return null
  return {
    shade,
    strands: shades.map(toStrand),
    previous: wayTo(shades[index - 1]),
    next: wayTo(shades[index + 1]),
    onMyHair: {
      url: `/shade?${new URLSearchParams({ wish: product.shadeNumber })}`,
      label: finderTexts.page.onMyHair,
    },
    proof: product.proof && typograph(product.proof),
    composition: product.composition,
    brand: product.brand,
    // As typed: search engines and other programs get no signs that are not seen.
    seoTitle: product.title,
    seoDescription: product.description,
    image: documentImage(null, product.sharePicture, product.picture),
    photo: shareImage(product.picture),
  }
}

export type LoadedShade = NonNullable<Awaited<ReturnType<typeof loadShade>>>

function wayTo(shade: Shade | undefined) {
  return shade && { ean: shade.ean, path: shade.path, number: shade.number, name: shade.name }
}
