import type { ProductCardFragment } from '@pryad/contract/generated/operations.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { portraitSizes, toPictureView, wideSizes } from '#app/ui/picture-view.ts'
import { pathsOf } from './get-shade-paths.server.ts'
import type { PaletteProduct, Shade, ShadeDetails, ShadeTeaser, Strand } from './product-view.ts'
import { byFamily, familyOf } from './shade-family.ts'
import { toReviews } from './shops.ts'
import { standingTime } from './standing-time.ts'

/** A product of the API as cards show it, without what only its own page says. */
export function toShadeTeaser(product: ProductCardFragment): ShadeTeaser {
  const { ean, series, group, shadeNumber, shadeName, title, hex, picture } = product
  return {
    ean,
    title: typograph(title),
    number: shadeNumber,
    name: typograph(shadeName),
    kind: typograph(`${group} «${series}»`),
    hex: /^#[0-9a-f]{6}$/i.test(hex) ? hex : '#000000',
    picture: picture && toPictureView(picture, portraitSizes),
  }
}

/** A product as texts show it, with the address of its own page. `paths`: by barcode; undefined while nobody can say. */
export function toLinkedShade(
  product: ProductCardFragment,
  paths: Map<string, string> | undefined,
): ShadeTeaser {
  const path = paths?.get(product.ean)
  return { ...toShadeTeaser(product), ...(path && { path }) }
}

/** The whole palette of the API as it is shown: family by family. */
export function toShades(products: PaletteProduct[], { sections: { products: texts } }: SiteTexts): Shade[] {
  const paths = pathsOf(products)
  return byFamily(
    products.map((product) => ({
      ...toShadeTeaser(product),
      path: paths.get(product.ean) ?? '/shades',
      family: familyOf(product.shadeNumber),
      greyCoverage: product.greyCoverage,
      levels: { min: product.baseRange.min, max: product.baseRange.max },
      strand: product.picture && toPictureView(product.picture, wideSizes),
      details: detailsOf(product, texts),
    })),
  )
}

/** A shade as the wall shows it, without the details that only its panel shows. */
export function toStrand({ ean, number, name, hex, family, path, picture, levels }: Shade): Strand {
  return { ean, number, name, hex, family, path, picture, levels }
}

function detailsOf(product: PaletteProduct, texts: SiteTexts['sections']['products']): ShadeDetails {
  const { greyCoverage: percent, level } = product
  const time = standingTime(product.howToUse)
  return {
    description: typograph(product.description),
    benefits: product.benefits.map(typograph),
    howToUse: { name: texts.howToUse, value: typograph(product.howToUse) },
    level:
      level > 0 ? { name: texts.level, value: typograph(fill(texts.levelOf, { level })), step: level } : null,
    grey: { name: texts.greyCoverage, value: typograph(fill(texts.coverage, { percent })), percent },
    facts: [
      { name: texts.baseRange, value: typograph(product.baseRange.note) },
      ...(time ? [{ name: texts.standingTime, value: typograph(time) }] : []),
      { name: texts.tone, value: product.toneName },
      { name: texts.volume, value: typograph(product.volume) },
      { name: texts.ean, value: product.ean },
    ],
    reviews: { name: texts.linkTypes.review, links: toReviews([product]) },
  }
}
