import { expect, test } from 'vitest'
import { readCmsEnvironment } from './cms-environment.ts'
import { readSiteEnvironment } from './site-environment.ts'
import { EnvironmentError } from './variables.ts'

const secrets = { PAYLOAD_SECRET: 'p'.repeat(32) }
const read = (source: NodeJS.ProcessEnv) => readCmsEnvironment({ ...secrets, ...source })

test('without any captcha variable the cms hosts its own captcha', () => {
  expect(read({}).captcha).toEqual({
    provider: 'altcha',
    sitekey: undefined,
    recaptcha: { url: 'https://www.google.com/recaptcha', secret: undefined },
    smartcaptcha: { url: 'https://smartcaptcha.cloud.yandex.ru', secret: undefined },
  })
})

test.each([
  ['recaptcha', { CAPTCHA_SITEKEY: 'key' }, 'RECAPTCHA_SECRET'],
  ['recaptcha', { RECAPTCHA_SECRET: 'secret' }, 'CAPTCHA_SITEKEY'],
  ['recaptcha', { CAPTCHA_SITEKEY: 'key', RECAPTCHA_SECRET: '  ' }, 'RECAPTCHA_SECRET'],
  ['smartcaptcha', { CAPTCHA_SITEKEY: 'key', RECAPTCHA_SECRET: 'secret' }, 'SMARTCAPTCHA_SECRET'],
])('%s with only %o stops the start and names %s', (provider, source, missing) => {
  expect(() => read({ CAPTCHA_PROVIDER: provider, ...source })).toThrow(
    new EnvironmentError(
      `Wrong values in the environment:\n  ${missing}: must be set when CAPTCHA_PROVIDER is ${provider}`,
    ),
  )
})

test.each([
  ['recaptcha', { RECAPTCHA_SECRET: 'secret' }],
  ['smartcaptcha', { SMARTCAPTCHA_SECRET: 'secret' }],
])('%s with its keys is taken', (provider, source) => {
  const { captcha } = read({ CAPTCHA_PROVIDER: provider, CAPTCHA_SITEKEY: 'key', ...source })
  expect(captcha).toMatchObject({ provider, sitekey: 'key', [provider]: { secret: 'secret' } })
})

test('an unknown captcha stops the start', () => {
  expect(() => read({ CAPTCHA_PROVIDER: 'hcaptcha' })).toThrow(
    'CAPTCHA_PROVIDER: must be one of altcha, recaptcha, smartcaptcha',
  )
})

test('a site secret may be missing, but not short', () => {
  expect(read({}).siteSecret).toBeUndefined()
  expect(() => read({ SITE_SECRET: 'short' })).toThrow('SITE_SECRET: must have at least 32 characters')
})

test('the cms listens to its own machine only, or on the interface that is named', () => {
  expect(read({})).toMatchObject({ host: '127.0.0.1', cmsUrl: 'http://localhost:3001' })
  expect(read({ CMS_HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0', cmsUrl: 'http://localhost:3001' })
  expect(read({ CMS_HOST: '10.0.0.1' })).toMatchObject({ host: '10.0.0.1', cmsUrl: 'http://10.0.0.1:3001' })
  expect(read({ CMS_HOST: '::1' }).cmsUrl).toBe('http://[::1]:3001')
  expect(() => read({ CMS_HOST: 'http://10.0.0.1' })).toThrow(
    'CMS_HOST: must be an address such as 127.0.0.1',
  )
})

test('the sites to tell of changes: the public one, those that are named, or none', () => {
  expect(read({}).sitePurgeUrls).toEqual(['http://localhost:3000'])
  expect(read({ SITE_URL: 'https://pryad.ru/' }).sitePurgeUrls).toEqual(['https://pryad.ru'])
  expect(read({ SITE_PURGE_URLS: 'http://10.0.0.1:3000, http://10.0.0.2:3000/' }).sitePurgeUrls).toEqual([
    'http://10.0.0.1:3000',
    'http://10.0.0.2:3000',
  ])
  expect(read({ SITE_PURGE_URLS: 'none' }).sitePurgeUrls).toEqual([])
  expect(() => read({ SITE_PURGE_URLS: 'http://10.0.0.1:3000, site' })).toThrow('SITE_PURGE_URLS')
})

test('the database: a file of the data folder, unless DATABASE_URL names another or a PostgreSQL server', () => {
  expect(read({ DATA_DIR: '/srv/pryad' }).databaseUrl).toBe('file:/srv/pryad/pryad.db')
  expect(read({ DATABASE_URL: 'postgres://cms@db/pryad' }).databaseUrl).toBe('postgres://cms@db/pryad')
  expect(read({ DATABASE_URL: 'postgresql://cms@db/pryad' }).databaseUrl).toBe('postgresql://cms@db/pryad')
  expect(() => read({ DATABASE_URL: 'mysql://cms:password@db/pryad' })).toThrow(
    new EnvironmentError(
      'Wrong values in the environment:\n  DATABASE_URL: must start with postgres:// or file:',
    ),
  )
})

test('files lie in the data folder, or in a bucket whose keys are given', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(read({}).storage).toBeUndefined()
  expect(
    read({ S3_BUCKET: 'pryad', S3_ENDPOINT: 'https://storage.yandexcloud.net/', ...keys }).storage,
  ).toEqual({
    name: 'pryad',
    endpoint: 'https://storage.yandexcloud.net',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  expect(() => read({ S3_BUCKET: 'pryad' })).toThrow(
    'S3_ACCESS_KEY_ID: must be set when S3_BUCKET is\n  S3_SECRET_ACCESS_KEY: must be set when S3_BUCKET is',
  )
  expect(() => read(keys)).toThrow('S3_BUCKET: must be set when other S3_ variables are')
})

test('without a mail server there is a sender all the same', () => {
  expect(read({}).mail).toEqual({ smtpUrl: undefined, from: { name: '', address: 'pisma@localhost' } })
})

test.each([
  ['pisma@pryad.ru', { name: '', address: 'pisma@pryad.ru' }],
  ['Прядь <pisma@pryad.ru>', { name: 'Прядь', address: 'pisma@pryad.ru' }],
  ['"Прядь" <pisma@pryad.ru>', { name: 'Прядь', address: 'pisma@pryad.ru' }],
])('mail from %s', (from, sender) => {
  const smtpUrl = 'smtps://user:password@mail.example.ru'
  expect(read({ SMTP_URL: smtpUrl, MAIL_FROM: from }).mail).toEqual({ smtpUrl, from: sender })
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example.ru' }, 'MAIL_FROM: must be set when SMTP_URL is'],
  [{ SMTP_URL: 'https://mail.example.ru', MAIL_FROM: 'a@b.ru' }, 'SMTP_URL: must be an address such as'],
  [{ MAIL_FROM: 'Прядь' }, 'MAIL_FROM: must be an e-mail address'],
])('%o stops the start', (source, message) => {
  expect(() => read(source)).toThrow(message)
})

test('no proxy is believed unless it is named, by its address, its network or the name of a network', () => {
  expect(read({}).trustProxy).toEqual([])
  expect(readSiteEnvironment({}).trustProxy).toEqual([])
  const named = '127.0.0.1, 10.0.0.0/8,2001:db8::/32, loopback'
  const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', 'loopback']
  expect(read({ TRUST_PROXY: named }).trustProxy).toEqual(proxies)
  expect(readSiteEnvironment({ TRUST_PROXY: named }).trustProxy).toEqual(proxies)
})

test.each(['nginx', '10.0.0.0/33', '10.0.0.1/x', '2001:db8::/129', '10.0.0.1,', 'true'])(
  'a proxy called %s stops the start',
  (name) => {
    expect(() => read({ TRUST_PROXY: name })).toThrow('must list addresses, networks such as 10.0.0.0/8')
  },
)

test('pages of the site may ask the API from browsers, and those of further origins that are named', () => {
  const site = { SITE_URL: 'https://pryad.ru/' }
  expect(read(site).apiOrigins).toEqual(['https://pryad.ru'])
  expect(read({ ...site, API_ORIGINS: 'https://app.pryad.ru, http://localhost:8080' }).apiOrigins).toEqual([
    'https://pryad.ru',
    'https://app.pryad.ru',
    'http://localhost:8080',
  ])
  expect(read({ ...site, API_ORIGINS: '*' }).apiOrigins).toEqual(['*'])
})

test.each(['app.pryad.ru', 'https://app.pryad.ru/', 'https://*.pryad.ru/x', 'null', 'ftp://a.ru'])(
  'an origin called «%s» stops the start',
  (name) => {
    expect(() => read({ API_ORIGINS: name })).toThrow('must list origins such as https://app.example.ru')
  },
)

test.each([
  ['https://ПРЯДЬ.рф/', 'https://xn--d1avd3cn.xn--p1ai'],
  ['HTTPS://Pryad.RU:443', 'https://pryad.ru'],
  ['http://pryad.ru:8080//', 'http://pryad.ru:8080'],
])('the address %s is %s to both apps, and to browsers that ask the API', (written, url) => {
  const source = { SITE_URL: written, CMS_URL: written, API_ORIGINS: written.replace(/\/+$/, '') }
  expect(readSiteEnvironment(source)).toMatchObject({ siteUrl: url, cmsUrl: url })
  expect(read(source)).toMatchObject({
    siteUrl: url,
    cmsUrl: url,
    sitePurgeUrls: [url],
    apiOrigins: [url, url],
  })
})

test.each([
  'https://pryad.ru/blog',
  'https://pryad.ru/?a',
  'https://pryad.ru/#a',
  'https://me:word@pryad.ru',
])('an address of the site with more than a host, %s, stops the start', (SITE_URL) => {
  expect(() => readSiteEnvironment({ SITE_URL })).toThrow('SITE_URL: must be an address such as')
  expect(() => read({ SITE_URL })).toThrow('without a path')
  expect(() => read({ CMS_URL: SITE_URL })).toThrow('CMS_URL: must be an address such as')
})

test('free room of the disk is counted in megabytes', () => {
  const megabyte = 1024 * 1024
  expect(read({})).toMatchObject({ diskWarnBytes: 1024 * megabyte, diskMinBytes: 128 * megabyte })
  expect(read({ DISK_WARN_MB: '10', DISK_MIN_MB: '0' })).toMatchObject({
    diskWarnBytes: 10 * megabyte,
    diskMinBytes: 0,
  })
})

test('a site is for search engines, and begins with the demonstration, unless it is said otherwise', () => {
  expect(read({})).toMatchObject({ isIndexed: true, isDemo: true })
  expect(read({ INDEXING: 'off', FIRST_CONTENT: 'none' })).toMatchObject({ isIndexed: false, isDemo: false })
  expect(readSiteEnvironment({ INDEXING: 'off' }).isIndexed).toBe(false)
  expect(() => readSiteEnvironment({ INDEXING: 'no' })).toThrow('INDEXING: must be on or off')
  expect(() => read({ FIRST_CONTENT: 'empty' })).toThrow('FIRST_CONTENT: must be demo or none')
})
