import { getSiteOperation } from '@pryad/contract/generated/operations.ts'
import { missingPages, type SiteRequest } from '#app/api/context.ts'
import { shareImage } from '#app/lib/head/page-meta.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { mergeTexts } from '#app/texts/site-texts.ts'
import firstContent from '../../../../../content/site.json'
import { allowFiles, allowServices } from './allow-services.server.ts'
import type { SiteView } from './site-view.ts'

const withoutApi = {
  ...firstContent,
  analytics: { gtmId: '' },
  image: null,
  isCounting: false,
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

async function load(siteRequest: SiteRequest): Promise<SiteView> {
  const { api, siteUrl, analytics, foreign, preview, counts, knownPages } = siteRequest
  const { site: told, tags = [], pages } = await api.query(getSiteOperation, {})
  const site = told ?? withoutApi
  // A draft of the settings says nothing of the site, and neither does an API that is away.
  if (told && !preview) counts.isOn = told.isCounting
  if (pages) knownPages.learn(pages)
  const isPlain = api.isPlain()
  if (isPlain) allowFiles(foreign, siteUrl)
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
    demoNotice: typograph(site.demoNotice),
    analytics: { ...analytics, gtmId },
    isCounting: site.isCounting && !preview,
    captcha: site.captcha,
    contacts: site.contacts,
    navigation: site.navigation.map(({ label, href }) => ({ label: typograph(label), href })),
    year: new Date().getFullYear(),
    texts: mergeTexts(firstContent.texts, site.texts),
    tags: tags.map(({ name, slug }) => ({ name: typograph(name), slug })),
    hasSearch: !isPlain,
    hasFeed: !isPlain,
    missingPages: missingPages(pages),
  }
}
