import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCms } from '../../scripts/services/apps.ts'
import { freePort } from '../../scripts/services/ports.ts'
import { readyTogether } from '../../scripts/test/servers.ts'
import type { RunningApps } from '../support/apps.ts'
import { atLeast, type Figure } from '../support/figure.ts'
import { scanBehindHttps } from '../support/scan-behind-https.ts'

/** The scores that MDN's Observatory gives site and panel, each behind a proxy that speaks https for it. */
export async function measureObservatory(apps: RunningApps): Promise<Figure[]> {
  const ports = { site: await freePort(), panel: await freePort() }
  const urls = { site: `https://localhost:${ports.site}`, panel: `https://localhost:${ports.panel}` }
  const site = await apps.startSite({ SITE_URL: urls.site })
  const panel = await startPanel(apps, urls)
  try {
    const ofSite = await scanBehindHttps(site.url, ports.site, '/')
    const ofPanel = await scanBehindHttps(panel.url, ports.panel, '/admin/login')
    return [
      atLeast('MDN Observatory: site', ofSite, 125, 'points'),
      atLeast('MDN Observatory: panel', ofPanel, 105, 'points'),
    ]
  } finally {
    await site.stop()
    await panel.stop()
  }
}

/** A cms of its own, over a copy of the apps' data: its public address is another one. */
async function startPanel({ dataDir, secret }: RunningApps, urls: { site: string; panel: string }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-bench-panel-'))
  await cp(dataDir, folder, { recursive: true })
  const ports = { site: await freePort(), cms: await freePort() }
  const env = {
    DATA_DIR: folder,
    PAYLOAD_SECRET: secret,
    SITE_SECRET: secret,
    CMS_PORT: String(ports.cms),
    CMS_URL: urls.panel,
    SITE_URL: urls.site,
    SITE_PURGE_URLS: 'none',
  }
  const stop = await readyTogether([startCms(ports, folder, env)], folder)
  return { url: `http://localhost:${ports.cms}`, stop }
}
