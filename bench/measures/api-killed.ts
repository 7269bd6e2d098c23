import { atLeast, type Figure } from '../support/figure.ts'
import type { House } from '../support/house.ts'
import { load } from '../support/load.ts'

/** Known pages while the API is gone; ends the cms, so this comes last. */
export async function measureApiKilled(house: House, paths: string[]): Promise<Figure> {
  const site = await house.startSite()
  try {
    for (const path of paths) await (await fetch(`${site.url}${path}`)).bytes()
    await house.cms.stop()
    let [asked, answered] = [0, 0]
    for (const path of paths) {
      const { requests, ...counts } = await load(`${site.url}${path}`, { mayFail: true })
      asked += requests.total + counts.errors
      answered += counts['2xx']
    }
    return atLeast('API killed: known pages answered 200', (100 * answered) / asked, 100, '%')
  } finally {
    await site.stop()
  }
}
