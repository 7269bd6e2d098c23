import { z } from 'zod'
import { askProvider } from './ask-provider.ts'
import type { Captcha } from './captcha.ts'

const answerShape = z.object({ status: z.enum(['ok', 'failed']), message: z.string().default('') })

export type SmartcaptchaOptions = {
  url: string
  secret: string
  sitekey: string
  warn: (message: string) => void
}

/** Yandex SmartCaptcha: https://yandex.cloud/docs/smartcaptcha/concepts/validation. Yandex accepts a response once. */
export function createSmartcaptcha({ url, secret, sitekey, warn }: SmartcaptchaOptions): Captcha {
  return {
    provider: 'SMARTCAPTCHA',
    sitekey,
    scriptUrl: `${url}/captcha.js?render=onload`,
    createChallenge: async () => null,
    keyOf: () => null,

    verify: async (response, { address, signal }) => {
      const { status, message } = await askProvider({
        provider: 'SmartCaptcha',
        url: `${url}/validate`,
        form: { secret, token: response, ip: address },
        shape: answerShape,
        signal,
      })
      // A wrong secret shows in the message alone, which is for people to read: programs are not to tell by it.
      if (status === 'failed' && message) warn(`SmartCaptcha refused a response: ${message.slice(0, 200)}`)
      return status === 'ok' ? 'accepted' : 'rejected'
    },
  }
}
