import { execFile } from 'node:child_process'
import nodePath from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { freePort } from '../../scripts/services/ports.ts'
import { root } from '../../scripts/tasks/project.ts'
import { atLeast, atMost, type Figure, median } from '../support/figure.ts'
import { startBrowser } from '../support/phone.ts'

const runs = 5
const categories = { performance: 'perf', accessibility: 'a11y', 'best-practices': 'practices', seo: 'seo' }

/** Its command, not its module: its types would be needed wherever types are checked. */
const command = nodePath.join(root, 'bench/node_modules/lighthouse/cli/index.js')
const maxBytes = 64 * 1024 * 1024

/** The parts of Lighthouse's answer that are read. */
const resultShape = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
})
type Result = z.output<typeof resultShape>

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
    const method = throttling === 'applied' ? 'devtools' : 'simulate'
    const flags = [`--port=${port}`, '--output=json', '--quiet', `--throttling-method=${method}`]
    const { stdout } = await promisify(execFile)(process.execPath, [command, url, ...flags], {
      maxBuffer: maxBytes,
    })
    results.push(resultShape.parse(JSON.parse(stdout)))
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
