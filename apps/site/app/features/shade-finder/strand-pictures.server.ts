import { readLook, type StrandLook, writeLook } from '@pryad/colour/strand/strand-look.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { ShareImage } from '#app/lib/head/page-meta.ts'
import type { FinderState, StrandPictures } from './finder-view.ts'

type StrandUrl = SiteRequest['strandUrl']

/** Pixels of the picture for link previews. */
const share = { width: 1200, height: 630 }

/** Large pictures of all strands that an answer shows. */
export function picturesOf({ result }: FinderState, strandUrl: StrandUrl): StrandPictures {
  const looks = result?.plans.flatMap(({ looks: { before, after } }) => [before, after]) ?? []
  return Object.fromEntries(
    looks.map((look) => [writeLook(look), strandUrl({ scene: 'curtain', look: asNamed(look) })]),
  )
}

/** The picture that messengers show for a link to an answer. */
export function shareImageOf({ result }: FinderState, strandUrl: StrandUrl): ShareImage | null {
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
