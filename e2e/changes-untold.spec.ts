import { expect } from '@playwright/test'
import { Editor } from './support/editor.ts'
import { test } from './support/servers.ts'

test.use({ cmsSettings: { SITE_PURGE_URLS: 'none' }, siteSettings: { CONTENT_POLL_MS: '300' } })

test('a site that nobody tells of changes finds out by asking', async ({ servers, request }) => {
  const editor = await Editor.signIn(request, servers)
  const html = async () => (await request.get('/')).text()
  expect(await html()).not.toContain('Тема после правки')
  const { id } = await editor.first('tags')
  await editor.update('tags', id, { name: 'Тема после правки' })
  await expect.poll(html, { intervals: [100] }).toContain('Тема после правки')
})
