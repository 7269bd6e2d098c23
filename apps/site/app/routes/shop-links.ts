import { siteRequestContext } from '../api/context.ts'
import { getProducts } from '../features/products/get-products.server.ts'
import { readEans } from '../features/products/read-eans.server.ts'
import { toShops } from '../features/products/shops.ts'
import type { Route } from './+types/shop-links.ts'

/** Shops of some products as data, for the popup; asked of the API at that moment (spec §7). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const headers = { 'cache-control': 'no-store' }
  const eans = readEans(url)
  if (!eans) return new Response(null, { status: 404, headers })
  const { productsPackageProducts: found } = await getProducts(context.get(siteRequestContext), eans)
  if (!found) return new Response(null, { status: 503, headers })
  return Response.json({ links: toShops(found.data) }, { headers })
}
