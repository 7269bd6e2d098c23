import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../scripts/ports.ts'
import { readyTogether } from '../../../scripts/service-group.ts'
import { startCms, startSite } from '../../../scripts/services.ts'
import { copySeed, testSecret } from '../../../scripts/test-servers.ts'

export type PanelServers = {
  cmsUrl: string
  /** Two sites, which the cms notifies of changes and which never ask for them. */
  siteUrls: string[]
  /** The first of them. */
  siteUrl: string
  /** The data folder of the cms. */
  dataDir: string
}

type Running<Servers> = Servers & { stop: () => Promise<void> }

const localhost = (port: number) => `http://localhost:${port}`

/** A cms over a copy of the first content, which has no account yet, and its sites. */
export async function startPanelServers(): Promise<Running<PanelServers>> {
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
    startOneSite(port, sitePort, path.join(dataDir, `site-${sitePort}`), '3600000'),
  )
  const stop = await readyTogether([cms, ...sites], dataDir)
  return { cmsUrl: localhost(port), siteUrls, siteUrl, dataDir, stop }
}

/** One more site of a cms, which is not notified of changes and asks for them. */
export async function startAskingSite(cmsUrl: string): Promise<Running<{ siteUrl: string }>> {
  const [dataDir, sitePort] = [await mkdtemp(path.join(tmpdir(), 'pryad-e2e-')), await freePort()]
  const site = startOneSite(Number(new URL(cmsUrl).port), sitePort, dataDir, '300')
  const stop = await readyTogether([site], dataDir)
  return { siteUrl: localhost(sitePort), stop }
}

function startOneSite(cmsPort: number, port: number, dataDir: string, pollMs: string) {
  return startSite({ site: port, cms: cmsPort }, dataDir, {
    SITE_SECRET: testSecret,
    CMS_URL: localhost(cmsPort),
    API_URL: localhost(cmsPort),
    SITE_URL: localhost(port),
    PORT: String(port),
    DATA_DIR: dataDir,
    CONTENT_POLL_MS: pollMs,
    LOG_LEVEL: 'warn',
    // Tests tell addresses of visitors as a proxy would.
    TRUST_PROXY: 'loopback',
  })
}
