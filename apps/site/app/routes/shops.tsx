import { redirect } from 'react-router'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { getProducts } from '../features/products/get-products.server.ts'
import { readEans } from '../features/products/read-eans.server.ts'
import { ShopsPage } from '../features/products/ShopsPage.tsx'
import { toShops } from '../features/products/shops.ts'
import { siteOf } from '../features/site/use-site.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { notFound, withStatus } from '../lib/routing/http.server.ts'
import { forwardHeaders, type PageHandle } from '../lib/routing/route-module.ts'
import { typograph } from '../lib/text/typography.ts'
import type { Route } from './+types/shops.ts'

export const handle: PageHandle = { layout: 'plain' }

/** Where to buy the products of the address: `/shops?ean=…&ean=…`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Visitors who cut the address short see the whole palette.
  if (!url.searchParams.get('ean')) throw redirect('/shades', 301)
  const eans = readEans(url)
  if (!eans) throw notFound(url)
  const { productsPackageProducts: found } = await getProducts(context.get(siteRequestContext), eans)
  if (found?.data.length === 0) throw notFound(url)
  const view = {
    titles: found?.data.map(({ title }) => typograph(title)).filter(Boolean) ?? [],
    shops: found ? toShops(found.data) : null,
  }
  return withStatus(view, view.shops !== null)
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const { title, intro } = site.texts.popups.shops
  return [
    ...pageMeta({
      site,
      path: `${location.pathname}${location.search}`,
      title: `${title}: ${loaderData.titles.join(', ') || site.name} — ${site.name}`,
      description: intro,
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Shops({ loaderData }: Route.ComponentProps) {
  return <ShopsPage {...loaderData} />
}
