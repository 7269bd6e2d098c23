import products from '../../../../content/products.json' with { type: 'json' }
import facts from '../../../../content/shade-facts.json' with { type: 'json' }
import { aProduct, type StubProduct } from '../../../../e2e/support/stub-content.ts'

/** The palette of the first content; the last shade has no facts yet. */
export function firstPalette(): StubProduct[] {
  return products.map((product, index) => {
    const found = facts.shades.find(({ ean }) => ean === product.ean)
    const { ean, shadeNumber, shadeName, title, hex, level, tone, greyCoverage, group, series } = product
    const { howToUse, baseRange } = product
    const named = { ean, shadeNumber, shadeName, title, hex, group, series }
    const own = { ...named, level, tone, greyCoverage, howToUse, baseRange }
    if (!found || index === products.length - 1) return aProduct(own)
    const { pack, dilution, ...others } = found
    return aProduct({
      ...own,
      finder: { ...others, mixtureMl: pack.mixtureMl, isDilutable: dilution !== null },
    })
  })
}
