import { memo } from 'react'
import { redirect } from 'react-router'
import { siteRequestContext } from '../api/context.ts'
import { HomePage } from '../features/home/HomePage.tsx'
import { homeMeta } from '../features/home/home-meta.ts'
import { isWhole, loadHome } from '../features/home/load-home.server.ts'
import { movedFromHome } from '../features/home/moved-from-home.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { siteOf } from '../features/site/use-site.ts'
import { lessonInAddress, lessonMeta } from '../features/video/lesson-meta.ts'
import { isRecord } from '../lib/is-record.ts'
import { readSearch, withStatus } from '../lib/routing/http.server.ts'
import { forwardHeaders, hasSameData, type PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(url)
  const moved = movedFromHome(url.searchParams)
  if (moved) throw redirect(moved, 301)
  const loaded = await loadHome(context.get(siteRequestContext), url, search)
  return withStatus(loaded, isWhole(loaded))
}

export const handle: PageHandle = {
  // The page of a topic opens with its own heading, as its address promises. So does an address that leads nowhere.
  layout: (loaderData) => (isRecord(loaderData) && !loaderData.tag ? 'default' : 'plain'),
  // Filters of shades and further articles have moved to pages of their own, to which this one redirects.
  search: ['family', 'grey', 'level', 'page', 'slug', 'tag'],
  isInSitemap: true,
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
  return <HomePage loaded={loaderData} />
}, hasSameData)
