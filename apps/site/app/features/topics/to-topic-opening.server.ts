import type { GetTopicsQuery } from '@pryad/contract/generated/operations.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { type PictureView, toPictureView, wideSizes } from '#app/ui/picture-view.ts'

/** The beginning of a topic's page. */
export type TopicOpening = {
  /** One sentence; empty when editors have written none. */
  sentence: string
  picture: PictureView | null
}

type Topic = Pick<GetTopicsQuery['tags'][number], 'description' | 'picture'>

/** `firstPicture`: that of the topic's first article, for a topic without a picture of its own. */
export function toTopicOpening(
  topic: Topic | undefined,
  firstPicture: Topic['picture'] | undefined,
): TopicOpening {
  const picture = topic?.picture ?? firstPicture
  return {
    sentence: typograph(topic?.description ?? ''),
    picture: picture ? toPictureView(picture, wideSizes, { decorative: true }) : null,
  }
}
