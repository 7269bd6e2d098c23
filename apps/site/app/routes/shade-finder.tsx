import { answerNames } from '@pryad/colour/answers/answer-names.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { siteRequestContext } from '../api/context.ts'
import { revalidateUnlessPopup } from '../features/popups/revalidate-unless-popup.ts'
import { FinderPage } from '../features/shade-finder/FinderPage.tsx'
import { loadedFinder } from '../features/shade-finder/finder-engine.ts'
import { loadAnswer } from '../features/shade-finder/load-answer.server.ts'
import { siteOf } from '../features/site/use-site.ts'
import { pageMeta } from '../lib/head/page-meta.ts'
import { readForm } from '../lib/routing/http.server.ts'
import { forwardHeaders, isRefreshing, type PageHandle } from '../lib/routing/route-module.ts'
import type { Route } from './+types/shade-finder.ts'

export const handle: PageHandle = {
  layout: 'plain',
  search: answerNames,
  isUnbounded: true,
  isInSitemap: true,
}

/** The result for the answers about hair that the address holds. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadAnswer(context.get(siteRequestContext), url, null)

/** Takes the ticked answers about the person from a visitor without scripts: for this one response, which is not kept. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const ticked = (await readForm(request)).getAll('safety').map(String)
  const { state, pictures } = await loadAnswer(context.get(siteRequestContext), url, ticked)
  return { state, ticked, pictures }
}

export const headers = forwardHeaders

/** Once the finder is in the browser, other answers need no server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = args.currentUrl.pathname === args.nextUrl.pathname
  if (isSamePage && loadedFinder() && !isRefreshing()) return false
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
  return <FinderPage form={form} served={actionData ?? { state, ticked: [], pictures }} isEmpty={isEmpty} />
}
