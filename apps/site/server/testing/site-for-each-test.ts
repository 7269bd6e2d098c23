import { afterEach, beforeEach } from 'vitest'
import type { RenderPage } from '../render-page.ts'
import { aPage, startTestApi, startTestSite, type TestApi, type TestSite } from './test-site.ts'

type Options = {
  /** Makes the pages; by default each says `a page`. */
  render?: RenderPage
  settings?: Record<string, string>
  assetsFolder?: string
}

type Running = { api: TestApi; site: TestSite }

/** The site of the test that runs now, and its API. */
export type SiteOfTest = Readonly<Running> & {
  /** Starts the site once more, over the same API, with other variables of its environment. */
  restart: (settings: Record<string, string>) => Promise<void>
}

/**
 * Gives each test of a file, or of the `describe` in which it is called, a site of its own, and stops it after the test. `prepare` is
 * called before the site starts, and may put files into the API.
 */
export function siteForEachTest(
  prepare: (api: TestApi) => Options | Promise<Options> = () => ({}),
): SiteOfTest {
  let running: Running | undefined
  const current = () => {
    if (!running) throw new Error('There is a site while a test runs only.')
    return running
  }

  async function start(api: TestApi, settings?: Record<string, string>): Promise<void> {
    const options = await prepare(api)
    const site = await startTestSite({
      api,
      render: async () => aPage('a page'),
      ...options,
      settings: { ...options.settings, ...settings },
    })
    running = { api, site }
  }

  beforeEach(async () => start(await startTestApi()))
  afterEach(async () => {
    const { api, site } = current()
    await site.stop()
    await api.stop()
  })

  return {
    get api() {
      return current().api
    },
    get site() {
      return current().site
    },
    restart: async (settings) => {
      const { api, site } = current()
      await site.stop()
      await start(api, settings)
    },
  }
}
