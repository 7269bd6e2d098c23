import content from '../../../../../../content/site.json'
import type { SiteView } from '../site-view.ts'

/** The same JSON with plain spaces instead of non-breaking ones, as queries by text find words. */
export const withPlainSpaces = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))

const firstContent = withPlainSpaces(content)

/** The site with the wording of the first content; a test replaces what it is about. */
export function aSite(changes: Partial<SiteView> = {}): SiteView {
  return {
    ...firstContent,
    siteUrl: 'http://localhost:3000',
    shareImage: null,
    analytics: null,
    verification: [],
    isCounting: true,
    captcha: { provider: 'ALTCHA', sitekey: '', scriptUrl: null },
    year: 2026,
    tags: [],
    hasSearch: true,
    hasFeed: true,
    missingPages: [],
    ...changes,
  }
}
