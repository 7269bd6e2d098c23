import { shareHeight, shareWidth } from '../../content/share-pictures/draw-share-card.ts'
import type { Reading, ShareCard } from '../../content/share-pictures/share-card.ts'
import type { GraphqlContext } from './context.ts'
import type { SharePicture } from './generated/resolver-types.ts'

/** A resolver of the picture that link previews of a document show. Drafts have none: pictures show published documents only. */
export function sharePictureOf<Source>(toCard: (source: Source, reading: Reading) => Promise<ShareCard>) {
  return async (source: Source, _: object, context: GraphqlContext): Promise<SharePicture | null> => {
    if (context.draft) return null
    const { file, kicker, title, media } = await toCard(source, context)
    const alt = [kicker, title, media?.alt].filter(Boolean).join('. ')
    return { url: `/share/${file}`, width: shareWidth, height: shareHeight, alt }
  }
}
