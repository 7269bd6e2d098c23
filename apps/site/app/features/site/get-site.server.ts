import { getSiteOperation } from '@pryad/contract/generated/operations.ts'
import firstContent from '../../../../../content/site.json'
import type { SiteRequest } from '../../api/context.ts'
import { keptView } from '../../api/kept-view.server.ts'
import { isRecord } from '../../lib/is-record.ts'
import { shareImage } from '../../lib/page-meta.ts'
import { typograph } from '../../lib/typography.ts'
import { mergeTexts } from '../../texts/merge-texts.ts'
import { allowServices } from './allow-services.server.ts'
import type { SiteView } from './site-view.ts'

const withoutApi = {
  ...firstContent,
  analytics: { gtmId: '' },
  image: null,
  captcha: { provider: 'ALTCHA' as const, sitekey: '', scriptUrl: null },
}

const known = new WeakMap<SiteRequest, Promise<SiteView>>()

/**
 * Names, links, wording and topics of the site, asked once a request however many loaders need them. When the API is away, the
 * site speaks with the wording it came with, and has no topics.
 */
export function getSite(siteRequest: SiteRequest): Promise<SiteView> {
  const asked = known.get(siteRequest) ?? load(siteRequest)
  known.set(siteRequest, asked)
  return asked
}

/** The wording is made once of what editors wrote: other views see by it whether it has changed. */
const toTexts = keptView((written: object, defaults) => mergeTexts(defaults, written))

async function load({ api, siteUrl, analytics, foreign, preview }: SiteRequest): Promise<SiteView> {
  const { site = withoutApi, tags = [] } = await api.query(getSiteOperation, {})
  // An editor at work is no visitor to count.
  const gtmId = preview ? '' : site.analytics.gtmId || analytics.gtmId
  allowServices(foreign, site.captcha.scriptUrl, gtmId ? analytics.scriptUrl : null)
  return {
    siteUrl,
    name: site.name,
    title: site.title,
    tagline: typograph(site.tagline),
    description: site.description,
    shareImage: shareImage(site.image),
    demoNotice: site.demoNotice,
    analytics: { ...analytics, gtmId },
    captcha: site.captcha,
    contacts: site.contacts,
    navigation: site.navigation,
    year: new Date().getFullYear(),
    texts: toTexts(isRecord(site.texts) ? site.texts : firstContent.texts, firstContent.texts),
    tags,
  }
}
