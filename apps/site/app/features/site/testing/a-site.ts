import content from '../../../../../../content/site.json'
import type { SiteView } from '../site-view.ts'

/** The site with the wording of the first content; a test replaces what it is about. */
export function aSite(changes: Partial<SiteView> = {}): SiteView {
  return {
    ...content,
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
