import type { SiteRequest } from '#app/api/context.ts'
import type { ShareImage } from '#app/lib/head/page-meta.ts'
import { getTopics } from './get-topics.server.ts'

/** The picture for links to a topic; null when there is none, and also when the API is away: a page can do without it. */
export async function getTopicImage(
  siteRequest: SiteRequest,
  tag: string | undefined,
): Promise<ShareImage | null> {
  if (tag === undefined) return null
  const { tags } = await getTopics(siteRequest)
  return tags?.find(({ slug }) => slug === tag)?.sharePicture ?? null
}
