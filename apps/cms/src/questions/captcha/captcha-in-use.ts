import type { Payload, PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { type Captcha, chooseCaptcha } from './captcha.ts'

const warned = new Set<string>()

/** The captcha that the given settings and this process's environment ask for. A fault in them is logged once. */
export function captchaInUse({ captcha }: Pick<SiteSetting, 'captcha'>, { logger }: Payload): Captcha {
  return chooseCaptcha(captcha, {
    ...environment,
    warn: (message) => {
      if (warned.has(message)) return
      warned.add(message)
      logger.warn(message)
    },
  })
}

/** The captcha in use now, by the stored settings. */
export async function loadCaptcha(payload: Payload, req: PayloadRequest): Promise<Captcha> {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    req,
    depth: 0,
    overrideAccess: false,
    select: { captcha: true },
  })
  return captchaInUse(settings, payload)
}
