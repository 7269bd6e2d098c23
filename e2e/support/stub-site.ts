import { test as base } from './servers.ts'
import { type StubApi, startStubApi, type Trouble } from './stub-api.ts'
import { type StubContent, someContent } from './stub-content.ts'

/**
 * Playwright's `test` over the built site with a stub in place of its API. `settings` are variables of the site's environment; `trouble` is
 * the API's trouble while the site starts, and until a test changes it.
 */
export function testOver(
  content: Partial<StubContent> = {},
  settings: Record<string, string> = {},
  trouble: Trouble | null = null,
) {
  return base.extend<object, { api: StubApi }>({
    api: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter
      async ({}, use) => {
        const api = await startStubApi(someContent(content))
        api.trouble = trouble
        await use(api)
        await api.stop()
      },
      { scope: 'worker' },
    ],
    siteSettings: [async ({ api }, use) => use({ API_URL: api.url, ...settings }), { scope: 'worker' }],
  })
}
