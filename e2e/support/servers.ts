import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/ports.ts'
import { startCms, startSite } from '../../scripts/services.ts'
import { test as base } from './test.ts'

type Settings = Record<string, string>

export type OwnServers = {
  siteUrl: string
  /** What the site has written into its log so far. */
  siteLog: () => Promise<string>
}

type WorkerFixtures = {
  /** Variables of the site's environment; without `API_URL` it shows the content of the usual cms, or of its own. */
  siteSettings: Settings
  /** Variables of a cms of the site's own, over a copy of the first content; null for a site alone. */
  cmsSettings: Settings | null
  servers: OwnServers
}

/** How long a site and a cms may take to start on a busy machine. */
const startMilliseconds = 120_000

/**
 * Playwright's `test` over the built site with settings of its own, on a free port and with a data folder of its own. Files that use
 * it are named in the configuration: one of them runs at a time.
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
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-e2e-'))
  if (cmsSettings) await cp(required('TEST_SEED_DIR'), dataDir, { recursive: true })
  const ports = { site: await freePort(), cms: await freePort() }
  const siteUrl = `http://localhost:${ports.site}`
  const cmsUrl = `http://localhost:${ports.cms}`
  const env = {
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a-secret-for-tests-and-nothing-else',
    SITE_SECRET: 'a-secret-for-tests-and-nothing-else',
    PORT: String(ports.site),
    CMS_PORT: String(ports.cms),
    SITE_URL: siteUrl,
    CMS_URL: cmsUrl,
    API_URL: cmsSettings ? cmsUrl : required('TEST_CMS_URL'),
    LOG_LEVEL: 'warn',
  }
  const services = [
    ...(cmsSettings ? [startCms(ports, dataDir, { ...env, ...cmsSettings })] : []),
    startSite(ports, dataDir, { ...env, ...siteSettings }),
  ]
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await Promise.all(services.map((service) => service.ready()))
  } catch (error) {
    await stop()
    throw error
  }
  const siteLog = () => readFile(path.join(dataDir, 'logs/site.log'), 'utf8')
  return { servers: { siteUrl, siteLog }, stop }
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error('Run browser tests by `npm test -- browser`, which starts the servers.')
  return value
}
