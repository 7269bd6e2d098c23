import content from '../../../../../../content/site.json'
import type { SiteView } from '../site-view.ts'

/** The first content; its spaces are plain, as queries by text find them. */
const spoken: typeof content = JSON.parse(JSON.stringify(content).replaceAll('\u00a0', ' '))

/** The site with the wording of the first content; a test replaces what it is about. */
export function aSite(changes: Partial<SiteView> = {}): SiteView {
  return {
    ...spoken,
    siteUrl: 'http://localhost:3000',
    shareImage: null,
    analytics: { gtmId: '', scriptUrl: '' },
    isCounting: true,
    captcha: { provider: 'ALTCHA', sitekey: '', scriptUrl: null },
    year: 2026,
    tags: [],
    isPlain: false,
    missingPages: [],
    ...changes,
  }
}
