import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { ServerFunction } from 'payload'
import { loadLatestPages } from './check-endpoints.ts'
import { refusalOf } from './rule.ts'

/** Refuses to plan a publication that would be refused at its time. */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { doc, req, type } = args
  if (type !== 'unpublish' && doc?.relationTo === 'pages') {
    const [latest] = await loadLatestPages(req, { parent: { equals: doc.value } })
    const error = latest && refusalOf(req, latest.check, latest.hash)
    if (error) return { error }
  }
  return schedulePublishHandler(args)
}
