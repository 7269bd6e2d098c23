import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCms, startSite } from '../../scripts/services/apps.ts'
import { freePort } from '../../scripts/services/ports.ts'
import { copySeed, readyTogether, testSecret } from '../../scripts/test/servers.ts'
import { test as base } from './test.ts'

type Settings = Record<string, string>

type OwnServers = { siteUrl: string; cmsUrl: string }

type WorkerFixtures = {
  /** Variables of the site's environment; without `API_URL` it shows the content of the usual cms, or of its own. */
  siteSettings: Settings
  /** Variables of a cms of the site's own, over a copy of the first content; null for a site alone. */
  cmsSettings: Settings | null
  servers: OwnServers
}

/** How long a site and a cms may take to start. */
const startMilliseconds = 60_000

/**
 * Playwright's `test` over the built site with settings of its own, on a free port and with a data folder of its own. Content alone needs no
 * site of its own: `stub-site.ts`.
 */
export const test = base.extend<object, WorkerFixtures>({
  siteSettings: [{}, { scope: 'worker', option: true }],
  cmsSettings: [null, { scope: 'worker', option: true }],
  servers: [
    async ({ siteSettings, cmsSettings }, use) => {
      const { servers, stop } = await startServers(siteSettings, cmsSettings)
      await use(servers)
      await stop()
    },
    { scope: 'worker', timeout: startMilliseconds },
  ],
  baseURL: async ({ servers }, use) => use(servers.siteUrl),
})

async function startServers(siteSettings: Settings, cmsSettings: Settings | null) {
  const dataDir = cmsSettings
    ? await copySeed(required('TEST_SEED_DIR'))
    : await mkdtemp(path.join(tmpdir(), 'pryad-e2e-'))
  const ports = { site: await freePort(), cms: await freePort() }
  const siteUrl = `http://localhost:${ports.site}`
  const cmsUrl = `http://localhost:${ports.cms}`
  const env = {
    PAYLOAD_SECRET: testSecret,
    SITE_SECRET: testSecret,
    DATA_DIR: dataDir,
    PORT: String(ports.site),
    CMS_PORT: String(ports.cms),
    SITE_URL: siteUrl,
    CMS_URL: cmsUrl,
    SITE_PURGE_URLS: siteUrl,
    API_URL: cmsSettings ? cmsUrl : required('TEST_CMS_URL'),
    LOG_LEVEL: 'warn',
    // Tests tell addresses of visitors as a proxy would.
    TRUST_PROXY: 'loopback',
  }
  const services = [
    ...(cmsSettings ? [startCms(ports, dataDir, { ...env, ...cmsSettings })] : []),
    startSite(ports, dataDir, { ...env, ...siteSettings }),
  ]
  const stop = await readyTogether(services, dataDir)
  return { servers: { siteUrl, cmsUrl }, stop }
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error('Run browser tests by `npm test -- browser`, which starts the servers.')
  return value
}
