import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSite } from '../../scripts/services/apps.ts'
import { freePort } from '../../scripts/services/ports.ts'
import { readyTogether, testSecret } from '../../scripts/test/servers.ts'
import { type ContentApi, startStubApi } from './stub-api.ts'
import { type StubContent, someContent } from './stub-content.ts'
import { test as base } from './test.ts'

type StubSite = {
  url: string
  api: ContentApi
  /** Puts this content, and for the rest the usual one, in the place of the content before: every page shows it from now on. */
  show: (content: Partial<StubContent>) => Promise<void>
}

type RunningSite = StubSite & { stop: () => Promise<void> }

/**
 * Playwright's `test` over the built site with a stub in place of its API. All tests of a worker share the site; each begins with the
 * usual content and an API that is well and has been asked nothing.
 */
export const test = base.extend<{ stub: StubSite }, { runningStub: RunningSite }>({
  runningStub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, use) => {
      const site = await startStubSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  stub: [
    async ({ runningStub }, use) => {
      const { api } = runningStub
      api.trouble = null
      for (const received of [api.requests, api.questions, api.counts]) received.length = 0
      await runningStub.show({})
      await use(runningStub)
    },
    { auto: true },
  ],
  baseURL: async ({ runningStub }, use) => use(runningStub.url),
  // Every test is a visitor of its own: the site limits how many pages it makes for an address in a minute.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': nextAddress() }),
})

let visitors = 0

function nextAddress(): string {
  visitors += 1
  return `10.0.${visitors >> 8}.${visitors & 255}`
}

async function startStubSite(): Promise<RunningSite> {
  const api = await startStubApi(someContent())
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pryad-stub-'))
  // A page kept from before could be shown in place of a new one that takes long. A file where their folder would be, and no room in
  // memory: none is kept.
  await mkdir(path.join(dataDir, 'site'))
  await writeFile(path.join(dataDir, 'site/pages'), '')
  const [port, cmsPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const env = {
    DATA_DIR: dataDir,
    PAGE_CACHE_MB: '0',
    PORT: String(port),
    SITE_URL: url,
    SITE_SECRET: testSecret,
    API_URL: api.url,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
  }
  const stopSite = await readyTogether([startSite({ site: port, cms: cmsPort }, dataDir, env)], dataDir)

  async function show(content: Partial<StubContent>): Promise<void> {
    const version = String(Number(api.shown.version) + 1)
    Object.assign(api.shown, { content: someContent(content), version })
    const answer = await fetch(`${url}/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version }),
    })
    // The site answers when it has forgotten every answer of its API.
    if (answer.status !== 204) throw new Error(`The site did not take the new content: ${answer.status}.`)
  }

  const stop = async () => {
    await stopSite()
    await api.stop()
  }
  return { url, api, show, stop }
}
