import type { GetShadesQuery, ProductCardFragment } from '@pryad/contract/generated/operations.ts'
import { keptView } from '../../api/kept-view.server.ts'
import { typograph } from '../../lib/typography.ts'
import { fill } from '../../texts/fill.ts'
import type { SiteTexts } from '../../texts/site-texts.ts'
import { portraitSizes, toPictureView } from '../../ui/Picture/picture-view.ts'
import { type StillSource, toStillSource } from '../../ui/Still/still-source.server.ts'
import type { ShadeDetails, ShadeTeaser } from './product-view.ts'

/** A product of the API as articles and lessons show it. */
export function toShadeTeaser(product: ProductCardFragment): ShadeTeaser {
  return {
    ean: product.ean,
    title: typograph(product.title),
    number: product.shadeNumber,
    name: typograph(product.shadeName),
    kind: typograph(`${product.group} «${product.series}»`),
    hex: /^#[0-9a-f]{6}$/i.test(product.hex) ? product.hex : '#000000',
    picture: product.picture && toPictureView(product.picture, portraitSizes),
  }
}

type Product = GetShadesQuery['productsPackageProducts']['data'][number]

type ShadeSource = ShadeTeaser & { details: StillSource<ShadeDetails> }

/** A product of the API as the shelf shows it. */
export const toShade = keptView((product: Product, { sections: { products: texts } }): ShadeSource => {
  return {
    ...toShadeTeaser(product),
    details: toStillSource(detailsOf(product, texts)),
  }
})

function detailsOf(product: Product, texts: SiteTexts['sections']['products']): ShadeDetails {
  return {
    description: typograph(product.description),
    benefits: product.benefits.map(typograph),
    howToUse: { name: texts.howToUse, value: typograph(product.howToUse) },
    facts: [
      { name: texts.greyCoverage, value: typograph(fill(texts.coverage, { percent: product.greyCoverage })) },
      { name: texts.tone, value: product.toneName },
      { name: texts.baseRange, value: typograph(product.baseRange.note) },
      { name: texts.volume, value: typograph(product.volume) },
      { name: texts.ean, value: product.ean },
    ],
  }
}
