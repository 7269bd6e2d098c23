import { isSlug } from '@pryad/contract/slug.ts'
import { siteRequestContext } from '../api/context.ts'
import { toContentBlocks } from '../features/content-blocks/to-content-blocks.server.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { getShadePaths } from '../features/products/get-shade-paths.server.ts'
import { toLinkedShade } from '../features/products/to-shade.server.ts'
import { movedOrMissing } from '../features/redirects/moved-or-missing.server.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { siteOf } from '../features/site/use-site.ts'
import { getPage } from '../features/standing-pages/get-page.server.ts'
import { StandingPage } from '../features/standing-pages/StandingPage.tsx'
import { toLargeLessonTeaser } from '../features/video/to-lesson-teaser.server.ts'
import { pageMeta, shareImage } from '../lib/head/page-meta.ts'
import { notFound, unavailable } from '../lib/routing/http.server.ts'
import { forwardHeaders, type PageHandle } from '../lib/routing/route-module.ts'
import { typograph } from '../lib/text/typography.ts'
import type { Route } from './+types/page.ts'

export const handle: PageHandle = { layout: 'plain', search: [] }

/** Standing pages of the editors, such as /privacy, /cookies and /consent. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  if (!isSlug(params.slug)) throw await movedOrMissing(siteRequest, url)
  const [site, { page }, paths] = await Promise.all([
    getSite(siteRequest),
    getPage(siteRequest, params.slug),
    getShadePaths(siteRequest),
  ])
  const { texts } = site
  if (page === undefined)
    throw siteRequest.knownPages.has(params.slug)
      ? unavailable(siteRequest.api.serverMessage())
      : notFound(url)
  if (page === null) throw await movedOrMissing(siteRequest, url)
  return {
    slug: page.slug,
    title: typograph(page.title),
    seoTitle: page.seo.title ?? page.title,
    description: page.seo.description ?? page.description,
    image: shareImage(page.seo.image),
    blocks: toContentBlocks(page.body, {
      texts,
      toLesson: (video) => toLargeLessonTeaser(video, texts),
      toProduct: (product) => toLinkedShade(product, paths),
    }),
  }
}

export const headers = forwardHeaders

export const shouldRevalidate = revalidateUnlessPopup

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  return pageMeta({
    site,
    path: `/${loaderData.slug}`,
    title: `${loaderData.seoTitle} — ${site.name}`,
    description: loaderData.description,
    image: loaderData.image,
  })
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <StandingPage title={loaderData.title} blocks={loaderData.blocks} />
}
