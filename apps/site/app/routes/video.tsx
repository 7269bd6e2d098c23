import { memo } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { siteOf } from '../features/site/use-site.ts'
import { loadVideoPage } from '../features/video/load-video-page.server.ts'
import { VideoPage } from '../features/video/VideoPage.tsx'
import { videoMeta } from '../features/video/video-meta.ts'
import { withStatus } from '../lib/routing/http.server.ts'
import { forwardHeaders, hasSameData, type PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/video.ts'

/** A press on «Видеоуроки» must show the page's own heading first. */
export const handle: PageHandle = { layout: 'plain', search: ['page', 'slug', 'tag'], isInSitemap: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadVideoPage(context.get(siteRequestContext), url)
  return withStatus(loaded, loaded.lessons !== null)
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = siteOf(matches[0].loaderData)
  return loaderData && site ? videoMeta(loaderData, site, location) : []
}

export default memo(function Video({ loaderData }: Route.ComponentProps) {
  return <VideoPage loaded={loaderData} />
}, hasSameData)
