import { z } from 'zod'
import { askProvider } from './ask-provider.ts'
import { type Captcha, CaptchaUnavailableError } from './captcha.ts'

const answerShape = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** Errors that are not the visitor's: no new response would help. */
const ourErrors = new Set(['missing-input-secret', 'invalid-input-secret'])

export type RecaptchaOptions = { url: string; secret: string; sitekey: string }

/** Google reCAPTCHA v2, the checkbox: https://developers.google.com/recaptcha/docs/verify. Google accepts a response once. */
export function createRecaptcha({ url, secret, sitekey }: RecaptchaOptions): Captcha {
  return {
    provider: 'RECAPTCHA',
    sitekey,
    scriptUrl: `${url}/api.js?render=explicit`,
    createChallenge: async () => null,
    keyOf: () => null,

    verify: async (response, { address, signal }) => {
      const answer = await askProvider({
        provider: 'reCAPTCHA',
        url: `${url}/api/siteverify`,
        form: { secret, response, remoteip: address },
        shape: answerShape,
        signal,
      })
      const wrong = answer['error-codes'].find((code) => ourErrors.has(code))
      if (wrong) throw new CaptchaUnavailableError(`reCAPTCHA refuses RECAPTCHA_SECRET: ${wrong}`)
      return answer.success ? 'accepted' : 'rejected'
    },
  }
}
