import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { observeServer } from '../../scripts/observatory/observe-server.ts'
import { freePort } from '../../scripts/ports.ts'
import { readyTogether } from '../../scripts/service-group.ts'
import { startCms } from '../../scripts/services.ts'
import type { RunningApps } from '../support/apps.ts'
import { atLeast, type Figure } from '../support/figure.ts'

const siteUrl = 'https://pryad.example'
const panelUrl = 'https://panel.pryad.example'

/** The scores of MDN's Observatory for site and panel, as if the world reached them by https. */
export async function measureObservatory(apps: RunningApps): Promise<Figure[]> {
  const site = await apps.startSite({ SITE_URL: siteUrl })
  const panel = await startPanel(apps)
  try {
    const ofSite = await observeServer(site.url, siteUrl)
    const ofPanel = await observeServer(`${panel.url}/admin/login`, panelUrl)
    return [
      atLeast('MDN Observatory: site', ofSite.score, 125, 'points'),
      atLeast('MDN Observatory: panel', ofPanel.score, 105, 'points'),
    ]
  } finally {
    await site.stop()
    await panel.stop()
  }
}

/** A cms of its own, over a copy of the apps's data: its public address is another one. */
async function startPanel({ dataDir, secret }: RunningApps) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-bench-panel-'))
  await cp(dataDir, folder, { recursive: true })
  const ports = { site: await freePort(), cms: await freePort() }
  const env = {
    DATA_DIR: folder,
    PAYLOAD_SECRET: secret,
    SITE_SECRET: secret,
    CMS_PORT: String(ports.cms),
    CMS_URL: panelUrl,
    SITE_URL: siteUrl,
    SITE_PURGE_URLS: 'none',
  }
  const stop = await readyTogether([startCms(ports, folder, env)], folder)
  return { url: `http://localhost:${ports.cms}`, stop }
}
