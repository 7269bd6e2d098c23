import type { CaptchaEnvironment } from '@pryad/environment/shared-variables.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { createAltcha } from './altcha.ts'
import type { Captcha } from './captcha.ts'
import { createRecaptcha } from './recaptcha.ts'
import { createSmartcaptcha } from './smartcaptcha.ts'

type Surroundings = {
  captcha: CaptchaEnvironment
  payloadSecret: string
  /** Called with the problem in the settings. */
  warn: (message: string) => void
}

/**
 * The captcha that editors chose, else the environment's. A chosen one without its keys would refuse every visitor, so the
 * self-hosted one stands in for it.
 */
export function chooseCaptcha(
  chosen: SiteSetting['captcha'],
  { captcha, payloadSecret, warn }: Surroundings,
): Captcha {
  const provider = chosen?.provider ?? captcha.provider
  if (provider === 'altcha') return createAltcha(payloadSecret)

  const { url, secret } = captcha[provider]
  const ownSitekey = chosen?.provider ? chosen.sitekey?.trim() : undefined
  const sitekey = ownSitekey || (provider === captcha.provider ? captcha.sitekey : undefined)
  if (!secret || !sitekey) {
    const missing = secret ? 'the sitekey in the site settings' : `${provider.toUpperCase()}_SECRET`
    warn(`The captcha ${provider} is chosen, but ${missing} is missing: ALTCHA stands in for it.`)
    return createAltcha(payloadSecret)
  }
  switch (provider) {
    case 'recaptcha':
      return createRecaptcha({ url, secret, sitekey })
    case 'smartcaptcha':
      return createSmartcaptcha({ url, secret, sitekey, warn })
  }
}
