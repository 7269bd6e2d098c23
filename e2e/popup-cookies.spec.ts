import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { cookie } = texts.popups

test('a site that counts nobody asks nothing', async ({ page, context }) => {
  await openAwake(page, '/')
  await expect(page.getByRole('complementary', { name: cookie.title })).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
})

test('its settings say that there is nothing to choose', async ({ page }) => {
  await openAwake(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.cookieSettings }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(cookie.nothing)).toBeVisible()
  await expect(dialog.getByText(/черновик вопроса/)).toBeVisible()
  await expect(dialog.getByText(/ваш\sвыбор/)).toHaveCount(0)
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: cookie.save })).toHaveCount(0)
  await dialog.getByRole('button', { name: cookie.close }).click()
  await expect(dialog).toBeHidden()
})

test('without a counter even an earlier consent loads nothing from elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'consent', value: 'analytics', url: baseURL ?? '' }])
  const abroad: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      abroad.push(request.url())
  })
  await openAwake(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(abroad).toEqual([])
})
