import path from 'node:path'
import { z } from 'zod'
import { captchaProblems, captchaShape, toCaptchaEnvironment } from './captcha-variables.ts'
import { localUrl } from './local-url.ts'
import { mailProblems, mailShape, toMailEnvironment } from './mail-variables.ts'
import { readEnvironment } from './read-environment.ts'
import { storageProblems, storageShape, toStorageEnvironment } from './storage-variables.ts'
import { address, addresses, folder, host, logLevel, port, secret } from './variables.ts'

const shape = {
  PORT: port(3000),
  /** Port of the cms: editors' panel and GraphQL. */
  CMS_PORT: port(3001),
  HOST: host().optional(),
  /** Interface the cms listens on; all of them unless it is set. */
  CMS_HOST: host().optional(),
  SITE_URL: address().optional(),
  /**
   * Base addresses of the sites to tell of a change, separated by commas; `/purge` is added to each. `none` when the sites only
   * ask by themselves.
   */
  SITE_PURGE_URLS: addresses().optional(),
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
  /** Known to the public site too: by it the cms believes what the site says of its visitors. */
  SITE_SECRET: secret().optional(),
  LOG_LEVEL: logLevel(),
  ...captchaShape,
  ...storageShape,
  ...mailShape,
}

/** Settings of the cms. @throws {EnvironmentError} */
export function readCmsEnvironment(source: NodeJS.ProcessEnv) {
  const read = readEnvironment(shape, source, (variables) => ({
    ...captchaProblems(variables),
    ...storageProblems(variables),
    ...mailProblems(variables),
  }))
  const siteUrl = read.SITE_URL ?? localUrl(read.PORT, read.HOST)
  return {
    port: read.CMS_PORT,
    host: read.CMS_HOST,
    cmsUrl: read.CMS_URL ?? localUrl(read.CMS_PORT, read.CMS_HOST),
    siteUrl,
    sitePurgeUrls: read.SITE_PURGE_URLS ?? [siteUrl],
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? `file:${path.join(read.DATA_DIR, 'pryad.db')}`,
    payloadSecret: read.PAYLOAD_SECRET,
    siteSecret: read.SITE_SECRET,
    logLevel: read.LOG_LEVEL,
    captcha: toCaptchaEnvironment(read),
    storage: toStorageEnvironment(read),
    mail: toMailEnvironment(read),
  }
}
