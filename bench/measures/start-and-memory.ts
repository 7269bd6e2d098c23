import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { leanMemory, siteCommand } from '../../scripts/services/apps.ts'
import { freePort } from '../../scripts/services/ports.ts'
import { siteFolder } from '../../scripts/tasks/project.ts'
import type { RunningApps, Site } from '../support/apps.ts'
import { atMost, type Figure, median } from '../support/figure.ts'
import { askTimes } from '../support/load.ts'

const starts = 7
const requests = 100_000
const renders = 60

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

/** Resident memory of one process: after very many requests, and after the page has been rendered many times. */
export async function measureMemory(apps: RunningApps): Promise<Figure[]> {
  const site = await apps.startSite()
  try {
    await askTimes(`${site.url}/`, requests)
    const afterRequests = await residentMegabytes(site)
    for (let render = 0; render < renders; render++) {
      const headers = { authorization: `Bearer ${apps.secret}` }
      await fetch(`${site.url}/purge`, { method: 'POST', headers })
      await (await fetch(site.url)).bytes()
    }
    return [
      atMost('resident memory after 100 000 requests', afterRequests, 130, 'MB'),
      atMost(
        `resident memory after / was rendered ${renders} times`,
        await residentMegabytes(site),
        130,
        'MB',
      ),
    ]
  } finally {
    await site.stop()
  }
}

async function residentMegabytes({ url }: Site): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 ** 2
}
