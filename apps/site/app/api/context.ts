import type { PageSettings } from '@pryad/environment/site-environment.ts'
import { createContext } from 'react-router'
import type { ForeignOrigins } from '../../server/security-headers.ts'
import type { PaintPlan } from '../../server/strands/plan-painter.ts'
import type { StrandPicture } from '../../server/strands/strand-addresses.ts'
import type { ContentApi } from './content-api.server.ts'
import type { CountQueue } from './count-queue.server.ts'

type Log = (details: object, message: string) => void

/** Facts about the current request that the server passes to the pages. */
export type SiteRequest = {
  api: ContentApi
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  /** Whether search engines may list the site: not a staging copy. */
  isIndexed: boolean
  /** Whether drafts are shown, and the origin of the panel they are written in. */
  preview: { panelOrigin: string } | null
  /** Id to find a failure in the logs. */
  requestId: string
  /** The counters of the environment; editors may name others. */
  analytics: PageSettings['analytics']
  /** Standing pages that the API has told of. */
  knownPages: KnownPages
  /** Paths of the site's own pages that the sitemap lists. */
  sitemapPaths: readonly string[]
  /** Where counts wait to be sent. */
  counts: CountQueue
  /**
   * Whether the request comes from a visitor, so that their actions may be counted: neither a page that is renewed in advance nor a
   * browser's prefetch does. `onPurposeOnly`: they have asked not to be observed.
   */
  counting: 'no' | 'onPurposeOnly' | 'yes'
  /** For limits alone: it is kept nowhere. Undefined for a page that is made for nobody in particular. */
  visitorAddress: string | undefined
  /** Address of a picture of a strand, which only the server can give away. */
  strandUrl: (picture: StrandPicture) => string
  /** A plan as a picture; null while too many others wait to be painted. */
  paintPlan: PaintPlan
  /** Collects origins of other companies that the page may turn to, for its content security policy. */
  foreign: ForeignOrigins
  log: { error: Log; warn: Log }
}

export const siteRequestContext = createContext<SiteRequest>()

/** Slugs of the first content's standing pages, to which the site's own wording leads. */
const firstPages = ['consent', 'cookies', 'help', 'privacy']

/** Those of them that a backend does not have; when it has not told, all are taken to be there. */
export function missingPages(pages: readonly { slug: string }[] | undefined): string[] {
  if (!pages) return []
  const slugs = new Set(pages.map(({ slug }) => slug))
  return firstPages.filter((slug) => !slugs.has(slug))
}

/** Standing pages that the API has told of: by them a path is known to be no page also while the API is away. */
export class KnownPages {
  private slugs: ReadonlySet<string> = new Set(firstPages)

  learn(pages: readonly { slug: string }[]): void {
    this.slugs = new Set(pages.map(({ slug }) => slug))
  }

  has(slug: string): boolean {
    return this.slugs.has(slug)
  }
}
