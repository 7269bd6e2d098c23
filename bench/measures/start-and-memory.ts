import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/ports.ts'
import { siteFolder } from '../../scripts/project.ts'
import { leanMemory, siteCommand } from '../../scripts/services.ts'
import type { RunningApps } from '../support/apps.ts'
import { askTimes } from '../support/ask-times.ts'
import { atMost, type Figure } from '../support/figure.ts'
import { median } from '../support/median.ts'

const starts = 7
const requests = 100_000

/** From the start of the process to the first page it answers with. */
export async function measureColdStart(apps: RunningApps): Promise<Figure> {
  const times: number[] = []
  for (let run = 0; run < starts; run++) times.push(await startOnce(apps))
  return atMost('cold start of the site to its first answer', median(times), 400, 'ms')
}

async function startOnce({ cmsUrl, secret }: RunningApps): Promise<number> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-start-'))
  const env = { DATA_DIR: dataDir, PORT: String(port), SITE_URL: url, API_URL: cmsUrl, SITE_SECRET: secret }
  const begin = performance.now()
  const child = spawn(process.execPath, siteCommand, {
    cwd: siteFolder,
    env: { ...process.env, ...leanMemory, ...env, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(2)
  const time = performance.now() - begin
  child.kill()
  await new Promise((resolve) => child.once('close', resolve))
  await rm(dataDir, { recursive: true, force: true })
  return time
}

/** Resident memory of one process after very many requests. */
export async function measureMemory(apps: RunningApps): Promise<Figure> {
  const site = await apps.startSite()
  try {
    await askTimes(`${site.url}/`, requests)
    const metrics = await (await fetch(`${site.url}/metrics`)).text()
    const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
    return atMost('resident memory after 100 000 requests', bytes / 1024 ** 2, 130, 'MB')
  } finally {
    await site.stop()
  }
}
