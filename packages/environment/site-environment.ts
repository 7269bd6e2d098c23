import { z } from 'zod'
import { captchaShape, toCaptchaEnvironment } from './captcha-variables.ts'
import { localUrl } from './local-url.ts'
import { readEnvironment } from './read-environment.ts'
import { address, folder, host, logLevel, port, proxies, secret, wholeNumber } from './variables.ts'

const shape = {
  /** Port of the public site. */
  PORT: port(3000),
  CMS_PORT: port(3001),
  /** Interface the site listens on. */
  HOST: host().default('0.0.0.0'),
  CMS_HOST: host().optional(),
  /** Public address of the site, as visitors and search engines know it. */
  SITE_URL: address().optional(),
  /** Base address of the content API; `/graphql` is added to it. */
  API_URL: address().optional(),
  /** Public address of the cms, as editors know it: its panel shows drafts beside the form. */
  CMS_URL: address().optional(),
  /** How long the site waits for one answer of the API, in milliseconds. */
  API_TIMEOUT_MS: wholeNumber(100, 120_000).default(5000),
  /** How often the site polls for changed content, besides being notified of it, in milliseconds. */
  CONTENT_POLL_MS: wholeNumber(100, 3_600_000).default(5000),
  /** Memory for finished pages, in megabytes, of each worker; 0 keeps none. */
  PAGE_CACHE_MB: wholeNumber(0, 65_536).default(32),
  /** Number of processes that answer visitors. */
  WEB_CONCURRENCY: wholeNumber(1, 256).default(1),
  /** Proxies whose `x-forwarded-for` is trusted; none by default. */
  TRUST_PROXY: proxies().default([]),
  /** Shared with the cms: with it the cms trusts the site to say which visitor a request is for. */
  SITE_SECRET: secret().optional(),
  /** Folder for everything the running system writes. */
  DATA_DIR: folder('data'),
  /** Id of the Google Tag Manager container; without it nothing is tracked. */
  GTM_ID: z
    .string()
    .regex(/^[A-Z0-9-]+$/, 'must be an id such as GTM-XXXXXXX')
    .default(''),
  /** Where the tag manager's script comes from. */
  GTM_URL: address().default('https://www.googletagmanager.com/gtm.js'),
  LOG_LEVEL: logLevel(),
  /** Used when the backend does not tell which captcha it verifies. */
  ...captchaShape,
}

export type SiteEnvironment = ReturnType<typeof readSiteEnvironment>

/** Names of the variables that the public site reads. */
export const siteVariables: readonly string[] = Object.keys(shape)

/** Settings of the public site. @throws {EnvironmentError} */
export function readSiteEnvironment(source: NodeJS.ProcessEnv) {
  const read = readEnvironment(shape, source)
  return {
    port: read.PORT,
    host: read.HOST,
    siteUrl: read.SITE_URL ?? localUrl(read.PORT, read.HOST),
    apiUrl: read.API_URL ?? localUrl(read.CMS_PORT, read.CMS_HOST),
    cmsUrl: read.CMS_URL ?? localUrl(read.CMS_PORT, read.CMS_HOST),
    apiTimeoutMs: read.API_TIMEOUT_MS,
    contentPollMs: read.CONTENT_POLL_MS,
    pageCacheBytes: read.PAGE_CACHE_MB * 1024 * 1024,
    workers: read.WEB_CONCURRENCY,
    trustProxy: read.TRUST_PROXY,
    siteSecret: read.SITE_SECRET,
    dataDir: read.DATA_DIR,
    gtmId: read.GTM_ID,
    gtmUrl: read.GTM_URL,
    logLevel: read.LOG_LEVEL,
    captcha: toCaptchaEnvironment(read),
  }
}
