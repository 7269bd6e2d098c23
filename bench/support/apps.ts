import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCms, startSite } from '../../scripts/services/apps.ts'
import { freePort } from '../../scripts/services/ports.ts'
import type { Service } from '../../scripts/services/service.ts'
import { copySeed, readyTogether } from '../../scripts/test/servers.ts'

/** A built site and cms of their own, over a copy of a data folder. */
export type RunningApps = {
  siteUrl: string
  cmsUrl: string
  dataDir: string
  secret: string
  cms: Service
  /** A further site over the same cms, with settings and a folder of its own. */
  startSite: (settings?: Record<string, string>) => Promise<Site>
  stop: () => Promise<void>
}

export type Site = { url: string; stop: () => Promise<void> }

const secret = 'a-secret-for-measurements-and-nothing-else'

/** Starts both over a copy of `seed`, which stays as it is. */
export async function startApps(seed: string): Promise<RunningApps> {
  const dataDir = await copySeed(seed)
  const ports = { site: await freePort(), cms: await freePort() }
  const [siteUrl, cmsUrl] = [`http://localhost:${ports.site}`, `http://localhost:${ports.cms}`]
  const common = {
    PAYLOAD_SECRET: secret,
    SITE_SECRET: secret,
    CMS_PORT: String(ports.cms),
    CMS_URL: cmsUrl,
    API_URL: cmsUrl,
    LOG_LEVEL: 'warn',
  }
  const env = { ...common, DATA_DIR: dataDir, PORT: String(ports.site), SITE_URL: siteUrl }
  const cms = startCms(ports, dataDir, env)
  const stop = await readyTogether([cms, startSite(ports, dataDir, env)], dataDir)

  async function startAnother(settings: Record<string, string> = {}): Promise<Site> {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const folder = await mkdtemp(path.join(tmpdir(), 'pryad-bench-site-'))
    const own = { ...common, DATA_DIR: folder, PORT: String(port), SITE_URL: url, ...settings }
    return { url, stop: await readyTogether([startSite({ ...ports, site: port }, folder, own)], folder) }
  }

  return { siteUrl, cmsUrl, dataDir, secret, cms, startSite: startAnother, stop }
}
