import { z } from 'zod'
import { localUrl, sharedShape, toCaptchaEnvironment } from './shared-variables.ts'
import { address, readEnvironment, wholeNumber } from './variables.ts'

/** Variables of the public site. Their descriptions are the rows of docs/operations/environment.md. */
export const siteShape = {
  ...sharedShape,
  API_URL: address()
    .optional()
    .describe('base address of the content API, the cms unless it is set; `/graphql` is added to it'),
  API_TIMEOUT_MS: wholeNumber(100, 120_000)
    .default(5000)
    .describe('how long the site waits for one answer of the API, in milliseconds'),
  CONTENT_POLL_MS: wholeNumber(100, 3_600_000)
    .default(5000)
    .describe('how often the site polls for changed content, besides being notified, in milliseconds'),
  PAGE_CACHE_MB: wholeNumber(0, 65_536)
    .default(32)
    .describe('memory for finished pages, in megabytes, of each worker; 0 keeps none'),
  WEB_CONCURRENCY: wholeNumber(1, 256)
    .default(1)
    .describe('number of processes that answer visitors; one per core is a good number'),
  GTM_ID: z
    .string()
    .regex(/^[A-Z0-9-]+$/, 'must be an id such as GTM-XXXXXXX')
    .default('')
    .describe('id of the Google Tag Manager container, loaded only after a visitor agrees'),
  GTM_URL: address()
    .default('https://www.googletagmanager.com/gtm.js')
    .describe('where the script of the tag manager comes from'),
  METRICA_ID: z
    .string()
    .regex(/^\d*$/, 'must be the number of a counter such as 12345678')
    .default('')
    .describe('number of the Yandex Metrica counter, loaded only after a visitor agrees'),
  METRICA_URL: address()
    .default('https://mc.yandex.ru/metrika/tag.js')
    .describe('where the script of Yandex Metrica comes from'),
}

export type SiteEnvironment = ReturnType<typeof readSiteEnvironment>

export type PageSettings = ReturnType<typeof pageSettings>

/** The settings that pages are rendered from. A page that was made from other ones must not be shown. */
export function pageSettings(environment: SiteEnvironment) {
  const { siteUrl, cmsUrl, apiUrl, apiTimeoutMs, siteSecret, analytics, captcha, isIndexed } = environment
  return { siteUrl, cmsUrl, apiUrl, apiTimeoutMs, siteSecret, analytics, captcha, isIndexed }
}

/** Settings of the public site. @throws {EnvironmentError} */
export function readSiteEnvironment(source: NodeJS.ProcessEnv) {
  const read = readEnvironment(siteShape, source)
  return {
    port: read.PORT,
    host: read.HOST ?? '0.0.0.0',
    siteUrl: read.SITE_URL ?? localUrl(read.PORT, read.HOST),
    apiUrl: read.API_URL ?? localUrl(read.CMS_PORT, read.CMS_HOST),
    cmsUrl: read.CMS_URL ?? localUrl(read.CMS_PORT, read.CMS_HOST),
    apiTimeoutMs: read.API_TIMEOUT_MS,
    contentPollMs: read.CONTENT_POLL_MS,
    pageCacheBytes: read.PAGE_CACHE_MB * 1024 * 1024,
    workers: read.WEB_CONCURRENCY,
    trustProxy: read.TRUST_PROXY,
    isIndexed: read.INDEXING === 'on',
    siteSecret: read.SITE_SECRET,
    dataDir: read.DATA_DIR,
    analytics: {
      gtmId: read.GTM_ID,
      gtmUrl: read.GTM_URL,
      metricaId: read.METRICA_ID,
      metricaUrl: read.METRICA_URL,
    },
    logLevel: read.LOG_LEVEL,
    captcha: toCaptchaEnvironment(read),
  }
}
