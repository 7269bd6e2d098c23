import { setTimeout as wait } from 'node:timers/promises'
import type { RunningApps } from '../support/apps.ts'
import { atMost, type Figure, median, medianOf, plain } from '../support/figure.ts'
import { timeToLastByte } from '../support/load.ts'

const starts = 5
const levels = [3, 4, 5, 6, 7, 8, 9]
const warmUp = 10
/** Fewer than an address may have painted in a minute. */
const previews = 10
/** Between two pictures, so that keeping one on the disk does not count for the next. */
const pauseMs = 20

/** The server's work for the shade finder: pages with an answer, pictures of strands, previews of links. */
export async function measureFinderServer(apps: RunningApps): Promise<Figure[]> {
  const site = await apps.startSite({ PAGE_CACHE_MB: '0' })
  const purge = () =>
    fetch(`${site.url}/purge`, { method: 'POST', headers: { authorization: `Bearer ${apps.secret}` } })
  try {
    for (const path of answers(0).slice(0, warmUp)) await timeToLastByte(site.url + path)
    const pages: number[] = []
    for (const path of answers(1)) pages.push(await timeToLastByte(site.url + path))
    const pagesWithApi: number[] = []
    for (const path of answers(2)) {
      await purge()
      pagesWithApi.push(await timeToLastByte(site.url + path))
    }
    const strands: number[] = []
    for (const path of answers(3).slice(0, levels.length)) {
      for (const picture of await strandsOf(site.url, path)) strands.push(await timeOf(picture))
    }
    const shared: number[] = []
    for (const path of answers(4).slice(0, previews)) {
      shared.push(await timeOf(await previewOf(site.url, path)))
    }
    return [
      atMost('first page with an answer, no scripts, uncached', median(pages), 60, 'ms'),
      atMost('the same, API included', median(pagesWithApi), 60, 'ms'),
      atMost('picture of a strand by the server, uncached', median(strands), 120, 'ms'),
      atMost('the first strand after a start', await medianOf(starts, () => firstStrand(apps)), 120, 'ms'),
      plain('preview of a link, uncached', median(shared), 'ms'),
    ]
  } finally {
    await site.stop()
  }
}

/** Addresses of answers; those of two series have no head in common. */
function answers(series: number): string[] {
  return levels.flatMap((level) =>
    [5, 30, 55, 80].map((grey) => `/shade?level=${level}&grey=${grey + 5 * series}&wish=cover-grey`),
  )
}

/** A site that has just started is asked for a page of the finder, and then for its first strand. */
async function firstStrand(apps: RunningApps): Promise<number> {
  const site = await apps.startSite()
  try {
    const [first] = await strandsOf(site.url, '/shade?level=6&grey=50&wish=cover-grey')
    if (!first) throw new Error('The page has no strand')
    return await timeOf(first)
  } finally {
    await site.stop()
  }
}

async function strandsOf(siteUrl: string, path: string): Promise<string[]> {
  const page = await (await fetch(siteUrl + path)).text()
  const found = [...page.matchAll(/src="(\/strand\/curtain[^"]*)"/g)].map(([, address]) => siteUrl + address)
  if (found.length < 2) throw new Error(`There is no strand before and after on ${path}`)
  return found
}

async function previewOf(siteUrl: string, path: string): Promise<string> {
  const page = await (await fetch(siteUrl + path)).text()
  const [address] = /\/strand\/share\.[^"]*/.exec(page) ?? []
  if (!address) throw new Error(`There is no preview of ${path}`)
  return siteUrl + address
}

/** Milliseconds from asking for a picture that is drawn for the first time to its last byte. */
async function timeOf(picture: string): Promise<number> {
  const time = await timeToLastByte(picture)
  await wait(pauseMs)
  return time
}
