import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { cookie } = texts.popups

const dialog = (page: Page) => page.getByRole('dialog')

test('the banner asks once and remembers the choice', async ({ page, context }) => {
  await openAwake(page, '/')
  await page
    .getByRole('complementary', { name: cookie.title })
    .getByRole('button', { name: cookie.decline })
    .click()
  await expect(page.getByRole('complementary', { name: cookie.title })).toBeHidden()
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'consent', value: 'necessary' }),
  )
  await openAwake(page, '/video')
  await expect(page.getByRole('complementary', { name: cookie.title })).toHaveCount(0)
})

test('the choice can be changed from the foot of the page', async ({ page, context }) => {
  await openAwake(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.cookieSettings }).click()
  const analytics = dialog(page).getByRole('checkbox', { name: cookie.analytics })
  await expect(analytics).not.toBeChecked()
  await analytics.check()
  await dialog(page).getByRole('button', { name: cookie.save }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'consent', value: 'analytics' }),
  )
})

test('without a counter even a consent loads nothing from elsewhere', async ({ page, baseURL }) => {
  const abroad: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      abroad.push(request.url())
  })
  await openAwake(page, '/')
  const banner = page.getByRole('complementary', { name: cookie.title })
  await banner.getByRole('button', { name: cookie.accept }).click()
  await expect(banner).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(abroad).toEqual([])
})
