import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../../scripts/ports.ts'
import { atLeast, atMost, type Figure } from '../support/figure.ts'
import { median } from '../support/median.ts'
import { startBrowser } from '../support/phone.ts'

const runs = 5
const categories = { performance: 'perf', accessibility: 'a11y', 'best-practices': 'practices', seo: 'seo' }

/** Lighthouse on a simulated phone with slow 4G, as it comes. */
export async function measureLighthouse(siteUrl: string, paths: string[]): Promise<Figure[]> {
  const port = await freePort()
  const browser = await startBrowser(port)
  try {
    const figures: Figure[] = []
    for (const path of paths) figures.push(...(await measurePage(`${siteUrl}${path}`, path, port)))
    return figures
  } finally {
    await browser.close()
  }
}

async function measurePage(url: string, path: string, port: number): Promise<Figure[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}.`)
    results.push(result.lhr)
  }
  const score = (id: string) => median(results.map((lhr) => 100 * (lhr.categories[id]?.score ?? 0)))
  const audit = (id: string) => median(results.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN))
  return [
    ...Object.entries(categories).map(([id, name]) =>
      atLeast(`Lighthouse ${path}: ${name}`, score(id), 100, ''),
    ),
    atMost(`Lighthouse ${path}: LCP`, audit('largest-contentful-paint') / 1000, 1.2, 's'),
    atMost(`Lighthouse ${path}: TBT`, audit('total-blocking-time'), 50, 'ms'),
    atMost(`Lighthouse ${path}: CLS`, audit('cumulative-layout-shift'), 0, ''),
  ]
}
