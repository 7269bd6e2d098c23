import { type GetSiteQuery, getSiteOperation } from '@pryad/contract/generated/operations.ts'
import { missingPages, type SiteRequest } from '#app/api/context.ts'
import { shareImage } from '#app/lib/head/page-meta.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { mergeTexts } from '#app/texts/site-texts.ts'
import firstContent from '../../../../../content/site.json'
import { allowFiles, allowServices, allowWebvisor } from './allow-services.server.ts'
import type { SiteView } from './site-view.ts'

const withoutApi = {
  ...firstContent,
  analytics: { gtmId: '', metricaId: null, webvisor: null },
  verification: null,
  image: null,
  isCounting: false,
  captcha: { provider: 'ALTCHA' as const, sitekey: '', scriptUrl: null },
}

type ToldSite = NonNullable<GetSiteQuery['site']>

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
  const { api, siteUrl, foreign, preview, counts, knownPages } = siteRequest
  const { site: told, tags = [], pages } = await api.query(getSiteOperation, {})
  const site = told ?? withoutApi
  // A draft of the settings says nothing of the site, and neither does an API that is away.
  if (told && !preview) counts.isOn = told.isCounting
  if (pages) knownPages.learn(pages)
  const isPlain = api.isPlain()
  if (isPlain) allowFiles(foreign, siteUrl)
  // An editor at work is no visitor to count.
  const analytics = preview ? null : countersOf(site.analytics, siteRequest.analytics)
  allowServices(foreign, site.captcha.scriptUrl)
  // A tag manager may hold Metrica as well.
  if (analytics) allowServices(foreign, analytics.gtmId ? analytics.gtmUrl : null, analytics.metricaUrl)
  if (analytics?.webvisor) allowWebvisor(foreign)
  return {
    siteUrl,
    name: site.name,
    title: site.title,
    tagline: typograph(site.tagline),
    description: site.description,
    shareImage: shareImage(site.image),
    demoNotice: typograph(site.demoNotice),
    analytics,
    isCounting: site.isCounting && !preview,
    captcha: site.captcha,
    contacts: site.contacts,
    verification: toMetas(site.verification),
    navigation: site.navigation.map(({ label, href }) => ({ label: typograph(label), href })),
    year: new Date().getFullYear(),
    texts: mergeTexts(firstContent.texts, site.texts),
    tags: tags.map(({ name, slug }) => ({ name: typograph(name), slug })),
    hasSearch: !isPlain,
    hasFeed: !isPlain,
    missingPages: missingPages(pages),
  }
}

/** What counts visits: the ids that editors name go before those of the environment. */
function countersOf(
  told: ToldSite['analytics'],
  environment: SiteRequest['analytics'],
): SiteView['analytics'] {
  const gtmId = told.gtmId || environment.gtmId
  const metricaId = told.metricaId || environment.metricaId
  if (!gtmId && !metricaId) return null
  return { ...environment, gtmId, metricaId, webvisor: metricaId !== '' && told.webvisor === true }
}

/** VK asks for the name that Mail.ru gave it. */
function toMetas(told: ToldSite['verification']): SiteView['verification'] {
  return [
    { name: 'yandex-verification', content: told?.yandexCode },
    { name: 'mailru-verification', content: told?.vkCode },
    { name: 'google-site-verification', content: told?.googleCode },
  ].flatMap(({ name, content }) => (content ? [{ name, content }] : []))
}
