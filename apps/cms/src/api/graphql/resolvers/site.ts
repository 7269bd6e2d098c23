import { idOf, loadOne } from '../../../content/loaders.ts'
import { changedTexts, siteTextTree } from '../../../content/texts/changed-texts.ts'
import { findFirst } from '../../../databases/find.ts'
import { captchaInUse } from '../../../questions/captcha/captcha-in-use.ts'
import type { SiteResolvers } from '../generated/resolver-types.ts'
import { withoutBulk } from '../sources.ts'

export const site: SiteResolvers = {
  locale: () => 'ru-RU',
  demoNotice: ({ demoNotice }) => demoNotice ?? '',
  analytics: ({ analytics }) => ({ ...analytics, gtmId: analytics?.gtmId ?? '' }),
  // Settings from before the switch was there have none.
  isCounting: ({ counting }) => counting?.isOn !== false,
  image: ({ shareImage }, _, { loaders }) => loadOne(loaders.media, shareImage),
  // The one of a draft, of the trash or of the future is nothing to see, and the newest article leads.
  leadArticle: async ({ leadArticle }, _, { payload, req, draft }) => {
    if (leadArticle === null || leadArticle === undefined) return null
    const found = await findFirst(payload, {
      collection: 'articles',
      req,
      draft,
      overrideAccess: false,
      where: { id: { equals: idOf(leadArticle) } },
      select: withoutBulk,
    })
    return found ?? null
  },
  navigation: ({ navigation }) => navigation ?? [],
  captcha: (settings, _, { payload }) => {
    const { provider, sitekey, scriptUrl } = captchaInUse(settings, payload)
    return { provider, sitekey, scriptUrl }
  },
  texts: async (_, __, context) => siteTextTree(await changedTexts('site', context)),
}
