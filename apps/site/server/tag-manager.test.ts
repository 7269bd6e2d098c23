import { expect, test } from 'vitest'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { someContent } from '../../../e2e/support/stub-content.ts'
import { withSite } from './testing/site-over.ts'

/** The container that a page names whose site knows one by its editors and one by its environment. */
async function containerOf(byEditors: string, byEnvironment: string): Promise<string | undefined> {
  const content = someContent()
  const api = startStubApi({ ...content, site: { ...content.site, analytics: { gtmId: byEditors } } })
  const read = async ({ ask }: { ask: (url: string) => Promise<{ body: string }> }) =>
    (await ask('/video')).body
  const body = await withSite(api, read, { settings: { GTM_ID: byEnvironment } })
  return /GTM-[A-Z]+/.exec(body)?.[0]
}

test('the tag manager has the container that editors name, else that of the environment, else none', async () => {
  expect(await containerOf('GTM-EDITORS', 'GTM-ENVIRONMENT')).toBe('GTM-EDITORS')
  expect(await containerOf('', 'GTM-ENVIRONMENT')).toBe('GTM-ENVIRONMENT')
  expect(await containerOf('', '')).toBeUndefined()
})
