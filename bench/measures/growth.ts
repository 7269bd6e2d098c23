import { startApps } from '../support/apps.ts'
import { atMost, type Figure, plain } from '../support/figure.ts'
import { load } from '../support/load.ts'
import { seedWith } from '../support/seed.ts'
import { measureUncachedRender } from './uncached-render.ts'

const sizes = [100, 1000, 10_000]

/** The same pages over ever more articles. */
export async function measureGrowth(): Promise<Figure[]> {
  const figures: Figure[] = []
  const renders: number[] = []
  for (const size of sizes) {
    console.log(`Measuring: growth, ${size} articles…`)
    const apps = await startApps(await seedWith(size))
    try {
      const { withApi, afterEdit } = await measureUncachedRender(apps)
      await load(`${apps.siteUrl}/`, { seconds: 2 })
      const { requestsPerSecond } = await load(`${apps.siteUrl}/`)
      renders.push(afterEdit)
      figures.push(
        plain(`${size} articles: cached page, requests per second`, requestsPerSecond, '/s'),
        plain(`${size} articles: uncached render, API included`, withApi, 'ms'),
        plain(`${size} articles: the same right after an edit`, afterEdit, 'ms'),
      )
    } finally {
      await apps.stop()
    }
  }
  const [few = Number.NaN] = renders
  const many = renders.at(-1) ?? Number.NaN
  return [
    ...figures,
    atMost('uncached render right after an edit, 10 000 articles against 100', many / few, 1.5, '×'),
  ]
}
