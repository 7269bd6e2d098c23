import type { BrowserContext, Page } from '@playwright/test'
import { test as base, watchConsole } from '../../support/test.ts'
import { Editor } from './editor.ts'
import { type FirstAccount, makeFirstAccount } from './first-account.ts'
import { type PanelServers, startPanelServers } from './panel-servers.ts'
import { browserOptions, Colleagues, ownAddress, type Role } from './people.ts'

type Fixtures = {
  /** Opens a page in a browser of its own, without a session and with an address that nobody has had yet. */
  openAlone: (baseURL: string) => Promise<Page>
  /** Opens a page of the panel in the browser of a colleague, who gets an account when there is none of that name. */
  openAs: (name: string, role: Role) => Promise<Page>
  /** A visitor's page on the site. */
  visitor: Page
}

type WorkerFixtures = {
  servers: PanelServers
  /** The browser of the administrator, signed in since the first account was made in it. */
  desk: BrowserContext
  firstAccount: FirstAccount
  editor: Editor
  colleagues: Colleagues
}

/**
 * Playwright's `test` over one cms and its sites, which all tests of the panel share. `page` is the administrator's. Each test makes the
 * documents it changes, and leaves nothing that another could stumble upon.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, use) => {
      const { stop, ...servers } = await startPanelServers()
      await use(servers)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  desk: [
    async ({ browser, servers }, use) => {
      const context = await browser.newContext({ ...browserOptions, baseURL: servers.cmsUrl })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  firstAccount: [
    async ({ desk, servers }, use) => {
      const page = await desk.newPage()
      const made = await makeFirstAccount(page, servers.dataDir)
      await page.close()
      await use(made)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  editor: [
    async ({ desk, servers, firstAccount: _ }, use) => use(new Editor(desk.request, servers.cmsUrl)),
    { scope: 'worker' },
  ],
  colleagues: [
    async ({ browser, editor, servers }, use) => use(new Colleagues(browser, editor, servers.cmsUrl)),
    { scope: 'worker' },
  ],
  context: async ({ desk, editor: _ }, use) => {
    await use(desk)
    await desk.setOffline(false)
    await Promise.all(desk.pages().map((page) => page.close()))
    // The token of a preview.
    await desk.clearCookies({ name: 'preview' })
  },
  openAlone: async ({ browser, expectedConsole }, use) => {
    const opened: Opened[] = []
    await use(async (baseURL) => {
      const context = await browser.newContext({
        ...browserOptions,
        baseURL,
        extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
      })
      return open(context, expectedConsole, opened)
    })
    for (const { page, check } of opened) {
      await page.context().close()
      check()
    }
  },
  openAs: async ({ colleagues, expectedConsole }, use) => {
    const opened: Opened[] = []
    await use(async (name, role) => open(await colleagues.browserOf(name, role), expectedConsole, opened))
    for (const { page, check } of opened) {
      await page.close()
      check()
    }
  },
  visitor: async ({ openAlone, servers }, use) => use(await openAlone(servers.siteUrl)),
})

type Opened = { page: Page; check: () => void }

async function open(context: BrowserContext, expectedConsole: RegExp[], opened: Opened[]): Promise<Page> {
  const page = await context.newPage()
  opened.push({ page, check: watchConsole(page, expectedConsole) })
  return page
}
