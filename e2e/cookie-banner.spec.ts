import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test as base } from './support/servers.ts'
import { texts } from './support/texts.ts'

const { cookie } = texts.popups

/** A site that counts its visitors, with the first content. */
const test = base.extend<object, { siteSettings: Record<string, string> }>({
  siteSettings: [{ GTM_ID: 'GTM-TEST' }, { scope: 'worker' }],
})

test.beforeEach(async ({ page }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
})

const banner = (page: Page) => page.getByRole('complementary', { name: cookie.title })

test('the bar asks once and remembers the choice', async ({ page, context }) => {
  await openAwake(page, '/')
  await expect(banner(page)).toContainText(cookie.ask)
  await banner(page).getByRole('button', { name: cookie.decline }).click()
  await expect(banner(page)).toBeHidden()
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'consent', value: 'necessary' }),
  )
  await openAwake(page, '/video')
  await expect(banner(page)).toHaveCount(0)
})

test('the choice can be changed from the foot of the page', async ({ page, context }) => {
  await openAwake(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.cookieSettings }).click()
  const dialog = page.getByRole('dialog')
  const analytics = dialog.getByRole('checkbox', { name: cookie.analytics })
  await expect(analytics).not.toBeChecked()
  await analytics.check()
  await dialog.getByRole('button', { name: cookie.save }).click()
  await expect(dialog).toBeHidden()
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'consent', value: 'analytics' }),
  )
})

for (const width of [320, 360]) {
  test(`on a phone of ${width} px the bar leaves the first button of the main page free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await openAwake(page, '/')
    const button = page.getByRole('region', { name: texts.carousel.label }).getByRole('link').first()
    const [bar, first] = [await banner(page).boundingBox(), await button.boundingBox()]
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
}

test('on a phone the bar is one sentence over two words, 88 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/')
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(88)
})

test('on a large screen the bar begins and ends below the page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openAwake(page, '/video')
  const [question, button] = await Promise.all([
    banner(page).getByText(cookie.ask).boundingBox(),
    banner(page).getByRole('button', { name: cookie.accept }).boundingBox(),
  ])
  const [title, ask] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).boundingBox(),
  ])
  const end = ({ x = 0, width = 0 } = {}) => x + width
  expect(question?.x).toBeCloseTo(title?.x ?? 0, 0)
  expect(end(button ?? {})).toBeCloseTo(end(ask ?? {}), 0)
})

test('an answer is confirmed aloud, and the focus goes to the content', async ({ page }) => {
  await openAwake(page, '/')
  await banner(page).getByRole('button', { name: cookie.decline }).click()
  await expect(page.getByRole('status').filter({ hasText: cookie.saved })).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
})

test('an answer by the keyboard leads back to where the visitor was', async ({ page }) => {
  await openAwake(page, '/privacy')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(last).toBeFocused()
})
