import path from 'node:path'
import { z } from 'zod'
import { captchaProblems, captchaShape, toCaptchaEnvironment } from './captcha-variables.ts'
import { localUrl } from './local-url.ts'
import { mailProblems, mailShape, toMailEnvironment } from './mail-variables.ts'
import { readEnvironment } from './read-environment.ts'
import { storageProblems, storageShape, toStorageEnvironment } from './storage-variables.ts'
import {
  address,
  addresses,
  folder,
  host,
  logLevel,
  origins,
  port,
  proxies,
  secret,
  wholeNumber,
} from './variables.ts'

const shape = {
  /** `development` while the cms itself is being changed. */
  NODE_ENV: z.string().optional(),
  /** `true` while a migration is being undone: opening the database must not apply it again. */
  PAYLOAD_MIGRATING: z.string().optional(),
  PORT: port(3000),
  /** Port of the cms: editors' panel and GraphQL. */
  CMS_PORT: port(3001),
  HOST: host().optional(),
  /** Interface the cms listens on; only this machine reaches it unless another one is named. */
  CMS_HOST: host().optional(),
  SITE_URL: address().optional(),
  /** Base addresses of the sites to tell of a change, separated by commas; `/purge` is added to each. `none` when the sites only poll. */
  SITE_PURGE_URLS: addresses().optional(),
  /** Origins of further sites whose pages may ask the API from browsers, separated by commas; `*` for any. The site itself always may. */
  API_ORIGINS: origins().default([]),
  /** Public address of the cms, as editors know it. */
  CMS_URL: address().optional(),
  DATA_DIR: folder('data'),
  /** `postgres://…` for PostgreSQL, `file:…` for SQLite. */
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)./, 'must start with postgres:// or file:')
    .optional(),
  /** Signs the editors' sessions. */
  PAYLOAD_SECRET: secret(),
  /** Shared with the public site: with it the cms trusts the site's information about its visitors. */
  SITE_SECRET: secret().optional(),
  /** Proxies whose `x-forwarded-*` headers are trusted; none by default. */
  TRUST_PROXY: proxies().default([]),
  /** Free room of the data folder, in megabytes, below which the panel warns administrators. */
  DISK_WARN_MB: wholeNumber(0, 1_000_000).default(1024),
  /** Free room of the data folder, in megabytes, below which the cms says that it is not ready. */
  DISK_MIN_MB: wholeNumber(0, 1_000_000).default(128),
  LOG_LEVEL: logLevel(),
  ...captchaShape,
  ...storageShape,
  ...mailShape,
}

/** Names of the variables that the cms reads. */
export const cmsVariables: readonly string[] = Object.keys(shape)

/** Settings of the cms. @throws {EnvironmentError} */
export function readCmsEnvironment(source: NodeJS.ProcessEnv) {
  const read = readEnvironment(shape, source, (variables) => ({
    ...captchaProblems(variables),
    ...storageProblems(variables),
    ...mailProblems(variables),
  }))
  const siteUrl = read.SITE_URL ?? localUrl(read.PORT, read.HOST)
  return {
    isDevelopment: read.NODE_ENV === 'development',
    isMigratedWhenOpened: read.PAYLOAD_MIGRATING !== 'true',
    port: read.CMS_PORT,
    host: read.CMS_HOST ?? '127.0.0.1',
    cmsUrl: read.CMS_URL ?? localUrl(read.CMS_PORT, read.CMS_HOST),
    trustProxy: read.TRUST_PROXY,
    siteUrl,
    apiOrigins: read.API_ORIGINS.includes('*') ? ['*'] : [new URL(siteUrl).origin, ...read.API_ORIGINS],
    sitePurgeUrls: read.SITE_PURGE_URLS ?? [siteUrl],
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? `file:${path.join(read.DATA_DIR, 'pryad.db')}`,
    diskWarnBytes: read.DISK_WARN_MB * 1024 * 1024,
    diskMinBytes: read.DISK_MIN_MB * 1024 * 1024,
    payloadSecret: read.PAYLOAD_SECRET,
    siteSecret: read.SITE_SECRET,
    logLevel: read.LOG_LEVEL,
    captcha: toCaptchaEnvironment(read),
    storage: toStorageEnvironment(read),
    mail: toMailEnvironment(read),
  }
}
