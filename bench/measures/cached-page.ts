import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/services/ports.ts'
import { atLeast, atMost, type Figure, median, plain } from '../support/figure.ts'
import { load } from '../support/load.ts'

const rounds = 5

/** A page from memory against a bare server that sends the same bytes, in turns, so that both see the same machine. */
export async function measureCachedPage(siteUrl: string): Promise<Figure[]> {
  const { body, headers } = await wellCompressed(`${siteUrl}/`)
  const bare = await startBareServer(body, headers)
  const shares: number[] = []
  const tails: number[] = []
  const rates: number[] = []
  try {
    await load(`${siteUrl}/`, { seconds: 2 })
    await load(bare.url, { seconds: 2 })
    for (let round = 0; round < rounds; round++) {
      const site = await load(`${siteUrl}/`)
      const reference = await load(bare.url)
      shares.push((100 * site.requestsPerSecond) / reference.requestsPerSecond)
      tails.push(site.p99Milliseconds / reference.p99Milliseconds)
      rates.push(site.requestsPerSecond)
    }
  } finally {
    await bare.stop()
  }
  return [
    plain('cached page, requests per second (wrk)', median(rates), '/s'),
    atLeast('cached page against bare node:http, requests (wrk)', median(shares), 85, '%'),
    atMost('cached page against bare node:http, p99 (wrk)', median(tails), 1.5, '×'),
  ]
}

/** The page as the site sends it once it has had the time to compress it well. */
async function wellCompressed(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  let last = await ask(url)
  for (let attempt = 0; attempt < 50; attempt++) {
    await wait(200)
    const next = await ask(url)
    if (attempt > 10 && next.body.length === last.body.length) return next
    last = next
  }
  return last
}

async function ask(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject)
  })
  const body = await buffer(answer)
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
  const own = new Set(['date', 'connection', 'keep-alive'])
  return { body, headers: Object.fromEntries(headers.filter(([name]) => !own.has(name ?? ''))) }
}

async function startBareServer(body: Buffer, headers: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pryad-bare-'))
  const file = path.join(folder, 'page')
  await writeFile(file, body)
  const port = await freePort()
  const script = path.join(import.meta.dirname, '../support/bare-server.ts')
  const child = spawn(process.execPath, [script, String(port), file, JSON.stringify(headers)], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = `http://localhost:${port}/`
  while (!(await fetch(url).catch(() => undefined))) await wait(50)
  return {
    url,
    stop: async () => {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
