import { redirect } from 'react-router'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { getProducts } from '../features/products/get-products.server.ts'
import { readEans } from '../features/products/read-eans.server.ts'
import { ShopList } from '../features/products/ShopList/ShopList.tsx'
import { toShops } from '../features/products/shops.ts'
import { siteOf } from '../features/site/site-of.ts'
import { useSite } from '../features/site/use-site.ts'
import type { RouteHandle } from '../layouts/choose-layout.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { forwardHeaders } from '../lib/routing/forward-headers.ts'
import { notFound } from '../lib/routing/search.server.ts'
import { withStatus } from '../lib/routing/with-status.server.ts'
import { typograph } from '../lib/text/typography.ts'
import { Container } from '../ui/Container/Container.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Notice } from '../ui/Notice/Notice.tsx'
import type { Route } from './+types/shops.ts'
import styles from './shops.module.css'

export const handle: RouteHandle = { layout: 'plain' }

/** Where to buy the products of the address: `/shops?ean=…&ean=…`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Visitors who cut the address short see the whole palette.
  if (!url.searchParams.get('ean')) throw redirect('/#products', 301)
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
  const { titles, shops } = loaderData
  const { popups, sections } = useSite().texts
  const texts = popups.shops
  return (
    <Container>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        {titles.length > 0 && <p className={styles.products}>{titles.join(', ')}</p>}
        {!shops && <Notice>{texts.unavailable}</Notice>}
        {shops?.length === 0 && <Notice>{texts.empty}</Notice>}
        {shops && shops.length > 0 && (
          <>
            <p>{texts.intro}</p>
            <ShopList shops={shops} newTabLabel={texts.newTab} />
          </>
        )}
        <p className={styles.reminder}>{texts.reminder}</p>
        <p>
          <Link url="/#products">{sections.products.back}</Link>
        </p>
      </div>
    </Container>
  )
}
