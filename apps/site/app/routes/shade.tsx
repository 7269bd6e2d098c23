import { memo } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { loadShade } from '../features/products/load-shade.server.ts'
import { ShadePage } from '../features/products/ShadePage.tsx'
import { shadeMeta } from '../features/products/shade-meta.ts'
import { movedOrMissing } from '../features/redirects/moved-or-missing.server.ts'
import { siteOf } from '../features/site/use-site.ts'
import type { PageHandle } from '../lib/routing/route-module.ts'
import { forwardHeaders, hasSameData } from '../lib/routing/route-module.ts'
import type { Route } from './+types/shade.ts'

export const handle: PageHandle = { layout: 'plain', search: [] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const found = await loadShade(siteRequest, params.number)
  if (!found) throw await movedOrMissing(siteRequest, url)
  return found
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches[0].loaderData)
  return loaderData && site ? shadeMeta(loaderData, site) : []
}

export default memo(function Shade({ loaderData }: Route.ComponentProps) {
  return <ShadePage loaded={loaderData} />
}, hasSameData)
