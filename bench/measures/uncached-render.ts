import type { RunningApps } from '../support/apps.ts'
import { signIn } from '../support/editor.ts'
import { atMost, type Figure, medianOf } from '../support/figure.ts'
import { timeToLastByte } from '../support/load.ts'

const runs = 60
const warmUp = 40
const edits = 20

/**
 * Time to render `/`, from a request to the last byte: with the API's answers kept by the site, asking the API for each, and asking it
 * right after an edit, when the API has to recompute the edited parts.
 */
export async function measureUncachedRender(
  apps: RunningApps,
): Promise<{ figures: Figure[]; withApi: number; afterEdit: number }> {
  const site = await apps.startSite({ PAGE_CACHE_MB: '0' })
  const editor = await signIn(apps)
  const askOnce = () => timeToLastByte(`${site.url}/`)
  const askAnew = async () => {
    await fetch(`${site.url}/purge`, { method: 'POST', headers: { authorization: `Bearer ${apps.secret}` } })
    return askOnce()
  }
  const askAfterEdit = async () => {
    await editor.edit()
    return askAnew()
  }
  try {
    await medianOf(warmUp, askOnce)
    const render = await medianOf(runs, askOnce)
    await medianOf(warmUp, askAnew)
    const withApi = await medianOf(runs, askAnew)
    const afterEdit = await medianOf(edits, askAfterEdit)
    return {
      figures: [
        atMost('uncached render of /', render, 15, 'ms'),
        atMost('uncached render of /, API included', withApi, 40, 'ms'),
        atMost('uncached render of /, API included, right after an edit', afterEdit, 40, 'ms'),
      ],
      withApi,
      afterEdit,
    }
  } finally {
    await site.stop()
  }
}
