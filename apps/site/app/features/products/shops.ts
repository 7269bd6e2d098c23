import type { GetProductsQuery } from '@pryad/contract/generated/operations.ts'

export type Shop = { shop: string; href: string }

type Product = GetProductsQuery['productsPackageProducts']['data'][number]

/**
 * Shops of some products: only links of the type `shop` count (spec §3), and only those that lead to the web. A shop that sells
 * several of them is named once.
 */
export function toShops(products: Pick<Product, 'links'>[]): Shop[] {
  return linksOf(products, 'shop')
}

/** Where some products are reviewed, by the same rules. */
export function toReviews(products: Pick<Product, 'links'>[]): Shop[] {
  return linksOf(products, 'review')
}

function linksOf(products: Pick<Product, 'links'>[], wanted: 'shop' | 'review'): Shop[] {
  const byShop = new Map<string, Shop>()
  for (const { links } of products) {
    for (const { shop, href, type } of links) {
      if (type === wanted && /^https?:\/\//i.test(href) && !byShop.has(shop)) byShop.set(shop, { shop, href })
    }
  }
  return [...byShop.values()]
}
