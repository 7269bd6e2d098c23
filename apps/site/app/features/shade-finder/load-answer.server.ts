import { redirect } from 'react-router'
import type { SiteRequest } from '#app/api/context.ts'
import { unavailable } from '#app/lib/routing/http.server.ts'
import { getSite } from '../site/get-site.server.ts'
import { loadFinder } from './load-finder.server.ts'
import { picturesOf, shareImageOf } from './strand-pictures.server.ts'
import { createFinder } from './work-out.ts'

/**
 * The finder's answer at an address that holds answers about hair. One head has one address.
 * @param ticked the answers about themselves that the visitor has ticked.
 * @throws 503 when the palette cannot be loaded, and a redirect to the one address.
 */
export async function loadAnswer(siteRequest: SiteRequest, url: URL, ticked: readonly string[] | null) {
  const loaded = await loadFinder(siteRequest)
  if (!loaded) {
    const { texts } = await getSite(siteRequest)
    throw unavailable(texts.sections.products.unavailable, siteRequest.api.serverMessage())
  }
  const { data, form, typed } = loaded
  const state = createFinder(data, form)(url.searchParams, ticked ?? [])
  if (state.search !== null && state.search !== url.searchParams.toString()) {
    // 307, so that the browser posts the ticks once more: the loader's own redirect would lose them.
    throw redirect(`/shade?${state.search}`, ticked ? 307 : 302)
  }
  const { strandUrl } = siteRequest
  return {
    form,
    state,
    pictures: picturesOf(state, strandUrl),
    isEmpty: data.shades.length === 0,
    // As typed: search engines and other programs get no signs that are not seen.
    head: { title: typed.title, description: typed.description, image: shareImageOf(state, strandUrl) },
  }
}
