import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type SiteRequest, siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { finderAtHand } from '../features/shade-finder/finder-engine.ts'
import { type LoadedFinder, loadFinder } from '../features/shade-finder/load-finder.server.ts'
import { ShadeFinder } from '../features/shade-finder/ShadeFinder/ShadeFinder.tsx'
import { picturesOf, shareImageOf } from '../features/shade-finder/strand-pictures.server.ts'
import { createFinder } from '../features/shade-finder/work-out.ts'
import { getSite } from '../features/site/get-site.server.ts'
import { siteOf } from '../features/site/site-of.ts'
import { useSite } from '../features/site/use-site.ts'
import type { RouteHandle } from '../layouts/choose-layout.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { forwardHeaders } from '../lib/routing/forward-headers.ts'
import { readForm } from '../lib/routing/read-form.server.ts'
import { isRefreshing } from '../lib/routing/refresh.ts'
import { unavailable } from '../lib/routing/search.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs/Breadcrumbs.tsx'
import { Container } from '../ui/Container/Container.tsx'
import { Link } from '../ui/Link/Link.tsx'
import { Notice } from '../ui/Notice/Notice.tsx'
import type { Route } from './+types/shade-finder.ts'
import styles from './shade-finder.module.css'

export const handle: RouteHandle = { layout: 'plain' }

/** The result for the answers about hair that the address holds. One head has one address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const siteRequest = context.get(siteRequestContext)
  const { data, form, typed } = await loadOrThrow(siteRequest)
  const state = createFinder(data, form)(url.searchParams, [])
  if (state.search !== null && state.search !== url.searchParams.toString()) {
    throw redirect(`/shade?${state.search}`)
  }
  // As typed: search engines and other programs get no signs that are not seen.
  const { title, description } = typed
  const { strandUrl } = siteRequest
  return {
    form,
    state,
    pictures: picturesOf(state, strandUrl),
    isEmpty: data.shades.length === 0,
    head: { title, description, image: shareImageOf(state, strandUrl) },
  }
}

/** @throws 503 when the palette cannot be loaded. */
async function loadOrThrow(siteRequest: SiteRequest): Promise<LoadedFinder> {
  const loaded = await loadFinder(siteRequest)
  if (loaded) return loaded
  const { texts } = await getSite(siteRequest)
  throw unavailable(texts.sections.products.unavailable, siteRequest.api.serverMessage())
}

/** Takes what a visitor without scripts has ticked about themselves: for this one answer, which nobody keeps. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const ticked = (await readForm(request)).getAll('safety').map(String)
  const siteRequest = context.get(siteRequestContext)
  const { data, form } = await loadOrThrow(siteRequest)
  const state = createFinder(data, form)(url.searchParams, ticked)
  if (state.search !== null && state.search !== url.searchParams.toString()) {
    // 307, so that the browser posts the ticks once more: the loader's own redirect would lose them.
    throw redirect(`/shade?${state.search}`, 307)
  }
  return { state, ticked, pictures: picturesOf(state, siteRequest.strandUrl) }
}

export const headers = forwardHeaders

/** Once the finder is in the browser, other answers need no server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = args.currentUrl.pathname === args.nextUrl.pathname
  if (isSamePage && finderAtHand() && !isRefreshing()) return false
  return revalidateUnlessPopup(args)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches[0].loaderData)
  if (!loaderData || !site) return []
  const { head, state, isEmpty } = loaderData
  const { title, description, image } = head
  return [
    ...pageMeta({ site, path: '/shade', title: `${title} — ${site.name}`, description, image }),
    // There are more answers than anybody could search for, and without a palette there are none.
    ...(isEmpty || Object.keys(state.given).length > 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function ShadeFinderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, state, pictures, isEmpty } = loaderData
  const { texts } = useSite()
  const page = form.texts
  const served = actionData ?? { state, ticked: [], pictures }
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumbs
          label={texts.navigation.breadcrumbs}
          links={[{ text: texts.navigation.home, url: '/' }]}
        />
        <div>
          <h1>{page.title}</h1>
          <p className={styles.intro}>{page.intro}</p>
        </div>
        {isEmpty ? (
          <>
            <Notice>{page.empty}</Notice>
            <p>
              <Link url="/#products">{page.toPalette}</Link> <Link url="/ask">{page.ask}</Link>
            </p>
          </>
        ) : (
          <ShadeFinder form={form} served={served} texts={texts} />
        )}
      </div>
    </Container>
  )
}
