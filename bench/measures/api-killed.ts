import type { RunningApps } from '../support/apps.ts'
import { atLeast, type Figure } from '../support/figure.ts'
import { load } from '../support/load.ts'

/** Known pages while the API is gone; ends the cms, so this comes last. */
export async function measureApiKilled(apps: RunningApps, paths: string[]): Promise<Figure> {
  const site = await apps.startSite()
  try {
    for (const path of paths) await (await fetch(`${site.url}${path}`)).bytes()
    await apps.cms.stop()
    let [asked, answered] = [0, 0]
    for (const path of paths) {
      const { answers, refusals, errors } = await load(`${site.url}${path}`, { mayFail: true })
      asked += answers + errors
      answered += answers - refusals
    }
    return atLeast('API killed: known pages answered 200', (100 * answered) / asked, 100, '%')
  } finally {
    await site.stop()
  }
}
