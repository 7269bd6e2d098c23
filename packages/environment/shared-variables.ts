import { isIPv6 } from 'node:net'
import { z } from 'zod'
import { address, appAddress, folder, host, logLevel, port, proxies, secret } from './variables.ts'

/** The captchas the cms can work with. */
const captchaProviders = ['altcha', 'recaptcha', 'smartcaptcha'] as const

export type CaptchaProviderName = (typeof captchaProviders)[number]

/** Variables of the captcha. Secrets come from here only; provider and sitekey may also be chosen in the panel. */
const captchaShape = {
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
type ExternalCaptchaEnvironment = { url: string; secret: string | undefined }

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

/** Variables that site and cms both read. Their descriptions are the rows of docs/operations/environment.md. */
export const sharedShape = {
  PORT: port(3000).describe('port of the site'),
  CMS_PORT: port(3001).describe('port of the cms: editors’ panel and GraphQL'),
  HOST: host().optional().describe('interface the site listens on; every interface unless it is set'),
  CMS_HOST: host()
    .optional()
    .describe('interface the cms listens on; only this machine reaches it unless another one is named'),
  SITE_URL: appAddress()
    .optional()
    .describe(
      'public address of the site, `http://localhost:<PORT>` unless it is set; with `https://` the site sends HSTS',
    ),
  CMS_URL: appAddress()
    .optional()
    .describe('public address of the cms as editors know it, `http://localhost:<CMS_PORT>` unless it is set'),
  DATA_DIR: folder('data').describe('folder of everything the running system writes'),
  SITE_SECRET: secret()
    .optional()
    .describe(
      'shared by site and cms: announcements, visitors’ addresses, previews; made once, in `data/secrets`',
    ),
  INDEXING: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .describe('`off` on a staging copy: search engines are kept away, and the panel says so on every screen'),
  TRUST_PROXY: proxies()
    .default([])
    .describe('proxies whose `x-forwarded-…` headers both apps believe, e.g. `127.0.0.1`; none by default'),
  LOG_LEVEL: logLevel().describe('lowest level of both logs: JSON lines, kept 14 days'),
  ...captchaShape,
}

/** Where a server is reached from its own machine; it listens on one interface, or on all of them. */
export function localUrl(port: number, host = '0.0.0.0'): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isIPv6(host) ? `[${host}]` : host
  return `http://${isEverywhere ? 'localhost' : name}:${port}`
}
