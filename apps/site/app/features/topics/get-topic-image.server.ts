import {
  type GetTopicPicturesQuery,
  getTopicPicturesOperation,
} from '@pryad/contract/generated/operations.ts'
import type { SiteRequest } from '#app/api/context.ts'
import type { PlainWay } from '#app/api/plain/plain-backend.ts'
import type { ShareImage } from '#app/lib/head/page-meta.ts'

/** A plain backend makes no pictures. */
const plain: PlainWay<GetTopicPicturesQuery, unknown> = async () => ({ tags: [] })

/** The picture for links to a topic; null when there is none, and also when the API is away: a page can do without it. */
export async function getTopicImage(
  { api }: SiteRequest,
  tag: string | undefined,
): Promise<ShareImage | null> {
  if (tag === undefined) return null
  const { tags } = await api.query(getTopicPicturesOperation, {}, { plain })
  return tags?.find(({ slug }) => slug === tag)?.sharePicture ?? null
}
