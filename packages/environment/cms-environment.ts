import path from 'node:path'
import { z } from 'zod'
import { captchaProblems, toCaptchaEnvironment } from './captcha-variables.ts'
import { localUrl } from './local-url.ts'
import { mailProblems, mailShape, toMailEnvironment } from './mail-variables.ts'
import { readEnvironment } from './read-environment.ts'
import { sharedShape } from './shared-variables.ts'
import { storageProblems, storageShape, toStorageEnvironment } from './storage-variables.ts'
import { addresses, origins, secret, wholeNumber } from './variables.ts'

/** Variables of the cms. Their descriptions are the rows of docs/operations/environment.md; without one it is set by scripts. */
export const cmsShape = {
  ...sharedShape,
  /** `development` while the cms itself is being changed. */
  NODE_ENV: z.string().optional(),
  /** `true` while a migration is being undone: opening the database must not apply it again. */
  PAYLOAD_MIGRATING: z.string().optional(),
  SITE_PURGE_URLS: addresses()
    .optional()
    .describe(
      'base addresses of the sites to notify of a change, separated by commas, `SITE_URL` unless it is set; `none` when they only poll',
    ),
  API_ORIGINS: origins()
    .default([])
    .describe(
      'origins of further sites whose pages may query GraphQL from browsers, separated by commas; `*` for any',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)./, 'must start with postgres:// or file:')
    .optional()
    .describe('`postgres://…` for PostgreSQL, `file:…` for another SQLite file than that in `DATA_DIR`'),
  PAYLOAD_SECRET: secret().describe('signs the editors’ sessions; made once, in `data/secrets`'),
  DISK_WARN_MB: wholeNumber(0, 1_000_000)
    .default(1024)
    .describe('free room of the data folder, in megabytes, below which the panel warns administrators'),
  DISK_MIN_MB: wholeNumber(0, 1_000_000)
    .default(128)
    .describe('free room of the data folder, in megabytes, below which the cms says that it is not ready'),
  ...storageShape,
  ...mailShape,
}

/** Settings of the cms. @throws {EnvironmentError} */
export function readCmsEnvironment(source: NodeJS.ProcessEnv) {
  const read = readEnvironment(cmsShape, source, (variables) => ({
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
