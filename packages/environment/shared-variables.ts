import { captchaShape } from './captcha-variables.ts'
import { address, folder, host, logLevel, port, proxies, secret } from './variables.ts'

/** Variables that site and cms both read. Their descriptions are the rows of docs/operations/environment.md. */
export const sharedShape = {
  PORT: port(3000).describe('port of the site'),
  CMS_PORT: port(3001).describe('port of the cms: editors’ panel and GraphQL'),
  HOST: host().optional().describe('interface the site listens on; every interface unless it is set'),
  CMS_HOST: host()
    .optional()
    .describe('interface the cms listens on; only this machine reaches it unless another one is named'),
  SITE_URL: address()
    .optional()
    .describe(
      'public address of the site, `http://localhost:<PORT>` unless it is set; with `https://` the site sends HSTS',
    ),
  CMS_URL: address()
    .optional()
    .describe('public address of the cms as editors know it, `http://localhost:<CMS_PORT>` unless it is set'),
  DATA_DIR: folder('data').describe('folder of everything the running system writes'),
  SITE_SECRET: secret()
    .optional()
    .describe(
      'shared by site and cms: announcements, visitors’ addresses, previews; made once, in `data/secrets`',
    ),
  TRUST_PROXY: proxies()
    .default([])
    .describe('proxies whose `x-forwarded-…` headers both apps believe, e.g. `127.0.0.1`; none by default'),
  LOG_LEVEL: logLevel().describe('lowest level of both logs: JSON lines, kept 14 days'),
  ...captchaShape,
}
