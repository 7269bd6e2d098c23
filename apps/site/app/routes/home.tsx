import { memo } from 'react'
import { siteRequestContext } from '../api/context.ts'
import { FurtherPage } from '../features/home/FurtherPage.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { homeList } from '../features/home/home-list.ts'
import { homeMeta } from '../features/home/home-meta.ts'
import { isWhole, loadHome } from '../features/home/load-home.server.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { siteOf } from '../features/site/site-of.ts'
import { getTopicImage } from '../features/topics/get-topic-image.server.ts'
import { lessonInAddress, lessonMeta } from '../features/video/lesson-meta.ts'
import type { RouteHandle } from '../layouts/choose-layout.ts'
import { isRecord } from '../lib/is-record.ts'
import { forwardHeaders } from '../lib/routing/forward-headers.ts'
import { hasSameData } from '../lib/routing/has-same-data.ts'
import { readSearch } from '../lib/routing/search.server.ts'
import { withStatus } from '../lib/routing/with-status.server.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const search = readSearch(url)
  const [part, image] = await Promise.all([
    loadHome(siteRequest, url, search),
    getTopicImage(siteRequest, search.tag),
  ])
  return withStatus({ ...part, image }, isWhole(part))
}

/** A list of one topic opens with its own heading, as its address promises. So does a further page, and an address that leads nowhere. */
export const handle: RouteHandle = {
  layout: (loaderData) =>
    isRecord(loaderData) && !loaderData.tag && !isFurther(loaderData) ? 'default' : 'plain',
}

function isFurther({ page }: Record<string, unknown>): boolean {
  return typeof page === 'number' && homeList.isFurther({ page })
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const lesson = lessonInAddress(loaderData.lesson, location)
  if (lesson) return lessonMeta(lesson, site)
  return homeMeta(loaderData, site, location)
}

export default memo(function Home({ loaderData }: Route.ComponentProps) {
  const [{ others }] = homeList.pagesTo(loaderData)
  return others ? <HomePage part={loaderData} others={others} /> : <FurtherPage part={loaderData} />
}, hasSameData)
