import { z } from 'zod'
import { address } from './variables.ts'

/** The captchas the cms can work with. */
export const captchaProviders = ['altcha', 'recaptcha', 'smartcaptcha'] as const

export type CaptchaProviderName = (typeof captchaProviders)[number]

/** Variables of the captcha. Secrets come from here only; provider and sitekey may also be chosen in the panel. */
export const captchaShape = {
  CAPTCHA_PROVIDER: z
    .enum(captchaProviders, `must be one of ${captchaProviders.join(', ')}`)
    .default('altcha')
    .describe('`altcha` (own, without third parties and keys), `recaptcha` or `smartcaptcha`'),
  CAPTCHA_SITEKEY: z.string().optional().describe('public key of this site at the provider of the captcha'),
  RECAPTCHA_SECRET: z.string().optional().describe('secret key of reCAPTCHA'),
  RECAPTCHA_URL: address()
    .default('https://www.google.com/recaptcha')
    .describe(
      'base address of reCAPTCHA; `https://www.recaptcha.net/recaptcha` serves where google.com does not',
    ),
  SMARTCAPTCHA_SECRET: z.string().optional().describe('secret key of SmartCaptcha'),
  SMARTCAPTCHA_URL: address()
    .default('https://smartcaptcha.cloud.yandex.ru')
    .describe('base address of SmartCaptcha'),
}

type CaptchaVariables = z.output<z.ZodObject<typeof captchaShape>>

/** An external captcha: where it is, and the key that verifies its responses, if the server has one. */
export type ExternalCaptchaEnvironment = { url: string; secret: string | undefined }

export type CaptchaEnvironment = {
  provider: CaptchaProviderName
  sitekey: string | undefined
  recaptcha: ExternalCaptchaEnvironment
  smartcaptcha: ExternalCaptchaEnvironment
}

/** Names the variables without which the chosen provider would refuse every visitor, each with a message. */
export function captchaProblems(read: CaptchaVariables): Record<string, string> {
  const needed = {
    altcha: [],
    recaptcha: ['CAPTCHA_SITEKEY', 'RECAPTCHA_SECRET'],
    smartcaptcha: ['CAPTCHA_SITEKEY', 'SMARTCAPTCHA_SECRET'],
  } as const
  const missing = needed[read.CAPTCHA_PROVIDER].filter((name) => !read[name])
  const message = `must be set when CAPTCHA_PROVIDER is ${read.CAPTCHA_PROVIDER}`
  return Object.fromEntries(missing.map((name) => [name, message]))
}

export function toCaptchaEnvironment(read: CaptchaVariables): CaptchaEnvironment {
  return {
    provider: read.CAPTCHA_PROVIDER,
    sitekey: read.CAPTCHA_SITEKEY,
    recaptcha: { url: read.RECAPTCHA_URL, secret: read.RECAPTCHA_SECRET },
    smartcaptcha: { url: read.SMARTCAPTCHA_URL, secret: read.SMARTCAPTCHA_SECRET },
  }
}
