import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { loadPalette } from '../features/products/load-palette.server.ts'
import { PalettePage } from '../features/products/PalettePage.tsx'
import { breadcrumbsTo } from '../features/sections/breadcrumbs-to.ts'
import { siteOf } from '../features/site/use-site.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { breadcrumbList } from '../lib/head/structured-data.ts'
import { withStatus } from '../lib/routing/http.server.ts'
import { forwardHeaders, type PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/shades.ts'

export const handle: PageHandle = { layout: 'plain', search: ['family', 'grey', 'level'], isInSitemap: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const palette = await loadPalette(context.get(siteRequestContext), url)
  return withStatus({ palette }, palette !== null)
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!site) return []
  const { title, description } = site.texts.sections.products
  return pageMeta({
    site,
    // A filter shows a part of the same page.
    path: '/shades',
    title: `${title} — ${site.name}`,
    description,
    structured: [breadcrumbList(site, breadcrumbsTo('products', site.texts))],
  })
}

export default function Shades({ loaderData }: Route.ComponentProps) {
  return <PalettePage palette={loaderData.palette} />
}
