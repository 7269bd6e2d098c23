import { createContext } from 'react-router'
import type { AnalyticsView } from '../features/cookies/analytics.ts'
import type { ContentApi } from './content-api.server.ts'

type Log = (details: object, message: string) => void

/** What the server tells the pages about the request at hand. */
export type SiteRequest = {
  api: ContentApi
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  /** Number by which a failure is found in the logs. */
  requestId: string
  analytics: AnalyticsView
  log: { error: Log; warn: Log }
}

export const siteRequestContext = createContext<SiteRequest>()
