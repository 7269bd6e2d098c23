import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { cookie } = texts.popups

test('a site that counts nobody asks nothing, keeps no cookies and loads nothing from elsewhere, even with an earlier consent', {
  tag: '@full',
}, async ({ page, context, baseURL }) => {
  const abroad: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      abroad.push(request.url())
  })
  await openAwake(page, '/')
  await expect(page.getByRole('complementary', { name: cookie.title })).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
  await context.addCookies([{ name: 'consent', value: 'analytics', url: baseURL ?? '' }])
  await openAwake(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(abroad).toEqual([])
})
