import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNginx } from '../../operations/support/nginx.ts'
import { freePort } from '../../scripts/services/ports.ts'
import type { RunningApps } from '../support/apps.ts'
import { type Figure, plain } from '../support/figure.ts'
import { load } from '../support/load.ts'

/** A page, a script and a picture from the cache of nginx, with the files of docs/operations/nginx. Linux only. */
export async function measureBehindNginx({ siteUrl, cmsUrl }: RunningApps): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-bench-nginx-'))
  const [site = 0, cms = 0] = [siteUrl, cmsUrl].map((url) => Number(new URL(url).port))
  const ports = { http: await freePort(), https: await freePort(), site, cms }
  const nginx = await startNginx({ folder, ports, siteHost: 'localhost' })
  const figures: Figure[] = []
  try {
    const html = await (await fetch(siteUrl)).text()
    const found = (pattern: RegExp) => pattern.exec(html)?.[0] ?? ''
    const script = found(/\/assets\/[\w./-]+\.js/)
    const picture = found(/\/media\/[\w./-]+\.avif/)
    for (const [name, at] of Object.entries({ page: '/', script, picture })) {
      const url = `https://localhost:${ports.https}${at}`
      await load(url, { seconds: 2 })
      const before = await secondsOfWorkers(nginx.pid)
      const { answers, requestsPerSecond } = await load(url)
      const seconds = (await secondsOfWorkers(nginx.pid)) - before
      figures.push(
        plain(`behind nginx, requests per second (wrk): ${name}`, requestsPerSecond, '/s'),
        plain(`behind nginx, requests per second of its processor time: ${name}`, answers / seconds, '/s'),
      )
    }
  } finally {
    await nginx.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return figures
}

/** Processor time that the workers of nginx have taken: Linux counts it in hundredths of a second. */
async function secondsOfWorkers(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const texts = children.match(/\d+/g)?.map((child) => readFile(`/proc/${child}/stat`, 'utf8')) ?? []
  const fields = (await Promise.all(texts)).map((text) => text.split(' '))
  return fields.reduce((sum, all) => sum + (Number(all[13]) + Number(all[14])) / 100, 0)
}
