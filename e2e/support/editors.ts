import type { Browser, Page } from '@playwright/test'
import { account, type Editor } from './editor.ts'
import type { OwnServers } from './servers.ts'

/** A colleague of the first account: made if there is none, signed in on a browser of their own. */
export async function colleague(
  browser: Browser,
  editor: Editor,
  { cmsUrl }: OwnServers,
  name: string,
): Promise<Page> {
  const email = `${encodeURIComponent(name).replace(/\W/g, '').toLowerCase()}@example.ru`
  const { docs } = await editor.send<{ docs: unknown[] }>('GET', `/users?where[email][equals]=${email}`)
  if (docs.length === 0)
    await editor.create('users', { email, password: account.password, name, role: 'editor' })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ru-RU' })
  const page = await context.newPage()
  await page.request.post(`${cmsUrl}/api/users/login`, {
    headers: { origin: cmsUrl },
    data: { email, password: account.password },
  })
  return page
}
