import { cp, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/ports.ts'
import { readyTogether } from '../../scripts/service-group.ts'
import { startCms, startSite } from '../../scripts/services.ts'
import { test as base } from './test.ts'

type Settings = Record<string, string>

export type OwnServers = {
  siteUrl: string
  /** All the sites; more than one when `siteCount` says so. */
  siteUrls: string[]
  cmsUrl: string
  /** The folder into which the servers write. */
  dataDir: string
  /** The site's log so far. */
  siteLog: () => Promise<string>
}

type WorkerFixtures = {
  /** Variables of the site's environment; without `API_URL` it shows the content of the usual cms, or of its own. */
  siteSettings: Settings
  /** Variables of a cms of the site's own, over a copy of the first content; null for a site alone. */
  cmsSettings: Settings | null
  /** How many sites the one cms feeds. */
  siteCount: number
  servers: OwnServers
}

/** How long a site and a cms may take to start on a busy machine. */
const startMilliseconds = 300_000

/**
 * Playwright's `test` over the built site with settings of its own, on a free port and with a data folder of its own. Files that use
 * it are named in the configuration: two of them run at a time.
 */
export const test = base.extend<object, WorkerFixtures>({
  siteSettings: [{}, { scope: 'worker', option: true }],
  cmsSettings: [null, { scope: 'worker', option: true }],
  siteCount: [1, { scope: 'worker', option: true }],
  servers: [
    async ({ siteSettings, cmsSettings, siteCount }, use) => {
      const { servers, stop } = await startServers(siteSettings, cmsSettings, siteCount)
      await use(servers)
      await stop()
    },
    { scope: 'worker', timeout: startMilliseconds },
  ],
  baseURL: async ({ servers }, use) => use(servers.siteUrl),
})

async function startServers(siteSettings: Settings, cmsSettings: Settings | null, siteCount: number) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-e2e-'))
  if (cmsSettings) await cp(required('TEST_SEED_DIR'), dataDir, { recursive: true })
  const cmsPort = await freePort()
  const sitePorts = await Promise.all(Array.from({ length: siteCount }, () => freePort()))
  const cmsUrl = `http://localhost:${cmsPort}`
  const siteUrls = sitePorts.map((port) => `http://localhost:${port}`)
  const [siteUrl = ''] = siteUrls
  const env = {
    PAYLOAD_SECRET: 'a-secret-for-tests-and-nothing-else',
    SITE_SECRET: 'a-secret-for-tests-and-nothing-else',
    CMS_PORT: String(cmsPort),
    SITE_PURGE_URLS: siteUrls.join(','),
    CMS_URL: cmsUrl,
    API_URL: cmsSettings ? cmsUrl : required('TEST_CMS_URL'),
    LOG_LEVEL: 'warn',
    // Tests tell addresses of visitors as a proxy would.
    TRUST_PROXY: 'loopback',
  }
  const siteFolder = (index: number) => (index === 0 ? dataDir : path.join(dataDir, `site-${index}`))
  const services = [
    ...(cmsSettings
      ? [
          startCms({ site: 0, cms: cmsPort }, dataDir, {
            ...env,
            DATA_DIR: dataDir,
            SITE_URL: siteUrl,
            ...cmsSettings,
          }),
        ]
      : []),
    ...sitePorts.map((port, index) =>
      startSite({ site: port, cms: cmsPort }, siteFolder(index), {
        ...env,
        DATA_DIR: siteFolder(index),
        PORT: String(port),
        SITE_URL: siteUrls[index],
        ...siteSettings,
      }),
    ),
  ]
  const stop = await readyTogether(services, dataDir)
  const siteLog = () => readFile(path.join(dataDir, 'logs/site.log'), 'utf8')
  return { servers: { siteUrl, siteUrls, cmsUrl, dataDir, siteLog }, stop }
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error('Run browser tests by `npm test -- browser`, which starts the servers.')
  return value
}
