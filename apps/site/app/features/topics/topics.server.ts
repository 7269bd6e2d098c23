import { type GetTopicsQuery, getTopicsOperation } from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { ShareImage } from '#app/lib/head/page-meta.ts'
import { notFound } from '#app/lib/routing/http.server.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { type PictureView, toPictureView, wideSizes } from '#app/ui/picture-view.ts'
import type { SiteView } from '../site/site-view.ts'

/** Sentences and pictures of the topics; an empty object when the API fails. */
export function getTopics({ api }: SiteRequest) {
  return api.query(getTopicsOperation, {})
}

/**
 * The topic a page is filtered by, if any.
 * @throws 404 for a topic that does not exist. While the topics are not known, none is refused.
 */
export function findTag({ tags }: SiteView, slug: string | undefined, url: URL) {
  if (slug === undefined) return undefined
  const tag = tags.find((candidate) => candidate.slug === slug)
  if (!tag && tags.length > 0) throw notFound(url)
  return tag
}

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

/** The picture for links to a topic, and its sentence; neither when there is none, and also when the API is away: a page can do without. */
export async function getTopicHead(
  siteRequest: SiteRequest,
  tag: string | undefined,
): Promise<{ image: ShareImage | null; sentence: string }> {
  const { tags } = tag === undefined ? {} : await getTopics(siteRequest)
  const topic = tags?.find(({ slug }) => slug === tag)
  return { image: topic?.sharePicture ?? null, sentence: typograph(topic?.description ?? '') }
}
