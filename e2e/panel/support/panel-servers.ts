import path from 'node:path'
import { startCms, startSite } from '../../../scripts/services/apps.ts'
import { freePort } from '../../../scripts/services/ports.ts'
import { copySeed, readyTogether, testSecret } from '../../../scripts/test/servers.ts'

export type PanelServers = {
  cmsUrl: string
  /** Two sites, which the cms notifies of changes and which never ask for them. */
  siteUrls: string[]
  /** The first of them. */
  siteUrl: string
  /** The data folder of the cms. */
  dataDir: string
}

const localhost = (port: number) => `http://localhost:${port}`

/** A cms over a copy of the first content, which has no account yet, and its sites. */
export async function startPanelServers(): Promise<PanelServers & { stop: () => Promise<void> }> {
  const seed = process.env.TEST_SEED_DIR
  if (!seed) throw new Error('Run browser tests by `npm test -- browser`, which starts the servers.')
  const dataDir = await copySeed(seed)
  const port = await freePort()
  const sitePorts = [await freePort(), await freePort()]
  const siteUrls = sitePorts.map(localhost)
  const [siteUrl = ''] = siteUrls
  const cms = startCms({ site: 0, cms: port }, dataDir, {
    PAYLOAD_SECRET: testSecret,
    SITE_SECRET: testSecret,
    CMS_URL: localhost(port),
    SITE_URL: siteUrl,
    SITE_PURGE_URLS: siteUrls.join(','),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
  })
  const sites = sitePorts.map((sitePort) =>
    startOneSite(port, sitePort, path.join(dataDir, `site-${sitePort}`)),
  )
  const stop = await readyTogether([cms, ...sites], dataDir)
  return { cmsUrl: localhost(port), siteUrls, siteUrl, dataDir, stop }
}

function startOneSite(cmsPort: number, port: number, dataDir: string) {
  return startSite({ site: port, cms: cmsPort }, dataDir, {
    SITE_SECRET: testSecret,
    CMS_URL: localhost(cmsPort),
    API_URL: localhost(cmsPort),
    SITE_URL: localhost(port),
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_POLL_MS: '3600000',
    LOG_LEVEL: 'warn',
    // Tests tell addresses of visitors as a proxy would.
    TRUST_PROXY: 'loopback',
  })
}
