import type { ShareImage } from '#app/lib/head/page-meta.ts'
import type { SiteTexts, TextTree } from '#app/texts/site-texts.ts'

/** The site as the data of a page have it: its wording as far as it differs from that of the first content. */
export type SentSite = Omit<SiteView, 'texts'> & { changed: TextTree | undefined }

/** The site as every page knows it. */
export type SiteView = {
  /** Public address, without a slash at its end. */
  siteUrl: string
  name: string
  title: string
  tagline: string
  description: string
  /** Picture for link previews of pages that have none of their own. */
  shareImage: ShareImage | null
  /** Empty unless the brand is a demonstration. */
  demoNotice: string
  /** What counts visits at other companies, once the visitor agrees; null when nothing does. */
  analytics: AnalyticsView | null
  /** Whether the site counts visitors' searches, presses and answers. */
  isCounting: boolean
  captcha: CaptchaView
  contacts: { email: string; privacyEmail: string }
  /** Codes by which services know the site's owner, by the name of their meta. */
  verification: { name: string; content: string }[]
  navigation: { label: string; href: string }[]
  /** For the copyright line. */
  year: number
  texts: SiteTexts
  tags: { name: string; slug: string }[]
  /** Whether the backend can search. */
  hasSearch: boolean
  /** Whether it tells when articles were changed, as a feed has to. */
  hasFeed: boolean
  /** Slugs of standing pages to which the wording leads and which the backend does not have. */
  missingPages: string[]
}

/** What counts visits at other companies: a counter without an id is never loaded. */
export type AnalyticsView = {
  gtmId: string
  gtmUrl: string
  metricaId: string
  metricaUrl: string
  /** Whether Metrica records how visitors move over the pages. */
  webvisor: boolean
}

/** The captcha as the page gets it from the API. */
export type CaptchaView = {
  provider: 'ALTCHA' | 'RECAPTCHA' | 'SMARTCAPTCHA'
  sitekey: string
  scriptUrl: string | null
}

type ExternalCaptchaView = CaptchaView & { provider: 'RECAPTCHA' | 'SMARTCAPTCHA'; scriptUrl: string }

/** Whether it is another company's captcha, with a script, frames and windows of its own. */
export function isExternalCaptcha(captcha: CaptchaView): captcha is ExternalCaptchaView {
  return captcha.provider !== 'ALTCHA' && captcha.scriptUrl !== null
}
