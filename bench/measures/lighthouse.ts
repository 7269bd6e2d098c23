import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../../scripts/ports.ts'
import { atLeast, atMost, type Figure } from '../support/figure.ts'
import { median } from '../support/median.ts'
import { startBrowser } from '../support/phone.ts'

const runs = 5
const categories = { performance: 'perf', accessibility: 'a11y', 'best-practices': 'practices', seo: 'seo' }

/** How Lighthouse slows the phone and the network down: by working it out afterwards, as it comes, or by slowing them down. */
type Throttling = 'simulated' | 'applied'

/** Lighthouse on a phone with slow 4G: all it says with simulated throttling, and the score of performance with applied throttling. */
export async function measureLighthouse(siteUrl: string, paths: string[]): Promise<Figure[]> {
  const port = await freePort()
  const browser = await startBrowser(port)
  try {
    const figures: Figure[] = []
    for (const path of paths) {
      figures.push(...figuresOf(path, await run(`${siteUrl}${path}`, port, 'simulated')))
      const applied = await run(`${siteUrl}${path}`, port, 'applied')
      figures.push(atLeast(`Lighthouse ${path}: perf, applied`, score(applied, 'performance'), 100, ''))
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function run(url: string, port: number, throttling: Throttling): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    const throttlingMethod = throttling === 'applied' ? 'devtools' : 'simulate'
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttlingMethod })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}.`)
    results.push(result.lhr)
  }
  return results
}

function figuresOf(path: string, results: Result[]): Figure[] {
  const audit = (id: string) => median(results.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN))
  return [
    ...Object.entries(categories).map(([id, name]) =>
      atLeast(`Lighthouse ${path}: ${name}`, score(results, id), 100, ''),
    ),
    atMost(`Lighthouse ${path}: LCP`, audit('largest-contentful-paint') / 1000, 1.2, 's'),
    atMost(`Lighthouse ${path}: TBT`, audit('total-blocking-time'), 50, 'ms'),
    atMost(`Lighthouse ${path}: CLS`, audit('cumulative-layout-shift'), 0, ''),
  ]
}

function score(results: Result[], category: string): number {
  return median(results.map((lhr) => 100 * (lhr.categories[category]?.score ?? 0)))
}
