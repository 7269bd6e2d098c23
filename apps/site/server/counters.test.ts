import { expect, test } from 'vitest'
import { countedBy } from '../../../e2e/support/counted-site.ts'
import { startStubApi } from '../../../e2e/support/stub-api.ts'
import { someContent } from '../../../e2e/support/stub-content.ts'
import { withSite } from './testing/site-over.ts'

/** What a page is like whose site knows counters by its editors and by its environment. */
async function pageWith(
  byEditors: Parameters<typeof countedBy>[0],
  settings: Record<string, string> = {},
): Promise<{ ids: (string | undefined)[]; policy: string }> {
  const api = startStubApi({ ...someContent(), ...countedBy(byEditors) })
  return withSite(
    api,
    async ({ ask }) => {
      const { body, headers } = await ask('/video')
      const ids = [/GTM-[A-Z]+/, /\b7{3}\d{5}\b/].map((id) => id.exec(body)?.[0])
      return { ids, policy: String(headers['content-security-policy']) }
    },
    { settings },
  )
}

test('a counter has the id that editors name, else that of the environment, else none', async () => {
  const settings = { GTM_ID: 'GTM-ENVIRONMENT', METRICA_ID: '77700002' }
  const { ids } = await pageWith({ gtmId: 'GTM-EDITORS', metricaId: '77700001' }, settings)
  expect(ids).toEqual(['GTM-EDITORS', '77700001'])
  expect((await pageWith({}, settings)).ids).toEqual(['GTM-ENVIRONMENT', '77700002'])
  const none = await pageWith({ webvisor: true })
  expect(none.ids).toEqual([undefined, undefined])
  expect(none.policy).not.toMatch(/yandex|google|blob:/)
})

test('pages let in the hosts of Metrica where it counts, by itself or in a tag manager, and of Webvisor where it was chosen', async () => {
  const metrica = await pageWith({ metricaId: '77700001' })
  expect(metrica.policy).toContain('https://mc.yandex.ru/metrika/')
  expect(metrica.policy).not.toMatch(/googletagmanager|blob:|webvisor/)
  const tagManager = await pageWith({ gtmId: 'GTM-EDITORS', webvisor: true })
  expect(tagManager.policy).toMatch(/https:\/\/www\.googletagmanager\.com.* wss:\/\/mc\.yandex\.ru/)
  expect(tagManager.policy).not.toMatch(/blob:|webvisor/)
  const { policy } = await pageWith({ metricaId: '77700001', webvisor: true })
  expect(policy).toMatch(/frame-src [^;]*blob:.*frame-ancestors [^;]*https:\/\/webvisor\.com/)
})

test('a stand-in serves the script of Metrica', async () => {
  const { policy } = await pageWith(
    {},
    { METRICA_ID: '77700002', METRICA_URL: 'https://metrica.test/tag.js' },
  )
  expect(policy).toContain('https://metrica.test')
  expect(policy).not.toContain('mc.yandex')
})
