import path from 'node:path'
import { z } from 'zod'
import { captchaProblems, localUrl, sharedShape, toCaptchaEnvironment } from './shared-variables.ts'
import { address, addresses, origins, readEnvironment, secret, wholeNumber } from './variables.ts'

/** Variables of an S3-compatible storage for media. Without `S3_BUCKET` files lie in the data folder. */
const storageShape = {
  S3_BUCKET: z
    .string()
    .optional()
    .describe('bucket of an S3-compatible storage for media; without it files lie in `DATA_DIR`'),
  S3_ENDPOINT: address().optional().describe('base address of the storage, where it is not Amazon’s own'),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('secret key of the bucket'),
}

type StorageVariables = z.output<z.ZodObject<typeof storageShape>>

export type StorageEnvironment = {
  /** Name of the bucket. */
  name: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Names the variables without which a chosen bucket could not be used, and those that would do nothing without a bucket. */
function storageProblems(read: StorageVariables): Record<string, string> {
  if (read.S3_BUCKET) {
    return Object.fromEntries(
      keys.filter((name) => !read[name]).map((name) => [name, 'must be set when S3_BUCKET is']),
    )
  }
  const isMeant = read.S3_ENDPOINT !== undefined || keys.some((name) => read[name])
  return isMeant ? { S3_BUCKET: 'must be set when other S3_ variables are' } : {}
}

/** The storage to use; undefined means the data folder. */
function toStorageEnvironment(read: StorageVariables): StorageEnvironment | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (!name || !accessKeyId || !secretAccessKey) return undefined
  return { name, endpoint: read.S3_ENDPOINT, region: read.S3_REGION, accessKeyId, secretAccessKey }
}

const addressPattern = /^[^\s<>@]+@[^\s<>@]+$/
const namedPattern = /^([^<>\r\n]*)<([^\s<>@]+@[^\s<>@]+)>$/

/** Variables of the mail. Without a server, mail is written into files. */
const mailShape = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      message: 'must be an address such as smtps://user:password@mail.example.ru',
    })
    .optional()
    .describe(
      'server that letters are handed to, e.g. `smtps://user:password@mail.example.ru`; without it they are written to `data/mail`',
    ),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(
      (value) => addressPattern.test(value) || namedPattern.test(value),
      'must be an e-mail address, or a name and the address: Name <name@example.ru>',
    )
    .optional()
    .describe('sender of letters, e.g. `Прядь <pisma@example.ru>`'),
}

type MailVariables = z.output<z.ZodObject<typeof mailShape>>

type MailEnvironment = {
  /** Undefined when there is no server. */
  smtpUrl: string | undefined
  from: { name: string; address: string }
}

/** Without a sender the mail server would refuse every letter. */
function mailProblems({ SMTP_URL, MAIL_FROM }: MailVariables): Record<string, string> {
  return SMTP_URL && !MAIL_FROM ? { MAIL_FROM: 'must be set when SMTP_URL is' } : {}
}

function toMailEnvironment({ SMTP_URL, MAIL_FROM = '' }: MailVariables): MailEnvironment {
  const [, name = '', address = MAIL_FROM || 'pisma@localhost'] = namedPattern.exec(MAIL_FROM) ?? []
  return { smtpUrl: SMTP_URL, from: { name: name.trim().replace(/^"(.*)"$/, '$1'), address } }
}

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
  FIRST_CONTENT: z
    .enum(['demo', 'none'], 'must be demo or none')
    .default('demo')
    .describe(
      'what an empty database is filled with: the demonstration, or `none` of it; a database stays with what it began with',
    ),
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
    isIndexed: read.INDEXING === 'on',
    isDemo: read.FIRST_CONTENT === 'demo',
    siteUrl,
    apiOrigins: read.API_ORIGINS.includes('*') ? ['*'] : [siteUrl, ...read.API_ORIGINS],
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
