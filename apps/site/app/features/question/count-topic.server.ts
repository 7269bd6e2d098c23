import type { SiteRequest } from '#app/api/context.ts'
import { getSite } from '../site/get-site.server.ts'
import { countOnServer } from '../statistics/count.server.ts'
import { topicOf } from '../topics/topics.ts'

/** Counts the topic of a question that was sent, and nothing of its words. One whose words name no topic is not counted. */
export async function countTopic(siteRequest: SiteRequest, question: string): Promise<void> {
  const { tags } = await getSite(siteRequest)
  const topic = topicOf(question, tags)
  if (topic) countOnServer(siteRequest, 'question-topic', topic.slug)
}
