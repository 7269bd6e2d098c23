import type { StrandLook } from '@pryad/colour/strand/strand-look.ts'
import { readLook, writeLook } from '@pryad/colour/strand/strand-look.ts'
import { redirect } from 'react-router'
import type { SiteRequest } from '#app/api/context.ts'
import type { ShareImage } from '#app/lib/head/page-meta.ts'
import { unavailable } from '#app/lib/routing/http.server.ts'
import { fill } from '#app/texts/fill.ts'
import { getSite } from '../site/get-site.server.ts'
import type { FinderState, StrandPictures } from './finder-view.ts'
import { loadFinder } from './load-finder.server.ts'
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

type StrandUrl = SiteRequest['strandUrl']

/** Pixels of the picture for link previews. */
const share = { width: 1200, height: 630 }

/** Large pictures of all strands that an answer shows. */
function picturesOf({ result }: FinderState, strandUrl: StrandUrl): StrandPictures {
  const looks = result?.plans.flatMap(({ looks: { before, after } }) => [before, after]) ?? []
  return Object.fromEntries(
    looks.map((look) => [writeLook(look), strandUrl({ scene: 'curtain', look: asNamed(look) })]),
  )
}

/** The picture that messengers show for a link to an answer. */
function shareImageOf({ result }: FinderState, strandUrl: StrandUrl): ShareImage | null {
  const first = result?.plans[0]?.looks
  if (!first) return null
  const { before, after, beforeText, afterText } = first
  return {
    url: strandUrl({ scene: 'share', before: asNamed(before), after: asNamed(after) }),
    ...share,
    alt: `${beforeText} ${afterText}`,
  }
}

/** The look as its address tells it. */
function asNamed(look: StrandLook): StrandLook {
  return readLook(writeLook(look)) ?? look
}

/** Longer than any address of answers. */
const maxLength = 400

/** The answers of an address in words, to begin a question with; empty when there are none. Nothing about a person is in them. */
export async function answersForQuestion(siteRequest: SiteRequest, search: string | null): Promise<string> {
  if (!search || search.length > maxLength) return ''
  const loaded = await loadFinder(siteRequest)
  const result = loaded && createFinder(loaded.data, loaded.form)(new URLSearchParams(search), []).result
  // A question is kept as it is typed: without signs that nobody sees.
  const answers = result?.summary.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
  return answers && loaded ? `${fill(loaded.typed.askText, { answers })}\n\n` : ''
}
