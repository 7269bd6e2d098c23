import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { cookieBar, counted, standInForTagManager } from './support/counted-site.ts'
import { dialog, inBanner, inFooter, title } from './support/places.ts'
import { aPage, aSlide } from './support/stub-content.ts'
import { test } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { cookie } = texts.popups

/** As long as slides of the first content are. */
const slide = aSlide({
  title: 'Окрашивание дома — без сюрпризов',
  text: 'Сначала тест, потом краска, и ни одной лишней минуты. Весь порядок действий для первого раза.',
  linkLabel: 'Начать с первого шага',
})

test.beforeEach(async ({ page, stub }) => {
  await stub.show({ ...counted, slides: [slide], pages: [aPage(), aPage({ slug: 'cookies' })] })
  await standInForTagManager(page)
})

test('the bar asks once, confirms the answer aloud, and remembers it until it is changed', async ({
  page,
  context,
}) => {
  await openAwake(page, '/')
  await expect(cookieBar(page)).toContainText(cookie.ask)
  await cookieBar(page).getByRole('button', { name: cookie.decline }).click()
  await expect(cookieBar(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: cookie.saved })).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
  const choice = (value: 'necessary' | 'analytics.g') => expect.objectContaining({ name: 'consent', value })
  expect(await context.cookies()).toContainEqual(choice('necessary'))
  await openAwake(page, '/video')
  await expect(cookieBar(page)).toHaveCount(0)
  // After «only necessary» nothing is loaded or told.
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await expect(page.locator('#tag-manager')).toHaveCount(0)
  // It can be changed from the foot of the page.
  await inFooter(page, texts.footer.cookieSettings).click()
  const popup = dialog(page)
  const analytics = popup.getByRole('checkbox', { name: cookie.analytics })
  await expect(analytics).not.toBeChecked()
  await analytics.check()
  await popup.getByRole('button', { name: cookie.save }).click()
  await expect(popup).toBeHidden()
  expect(await context.cookies()).toContainEqual(choice('analytics.g'))
})

test('an answer by the keyboard leads back to where the visitor was', { tag: '@full' }, async ({ page }) => {
  await openAwake(page, '/privacy')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(cookieBar(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(cookieBar(page)).toBeHidden()
  await expect(last).toBeFocused()
})

test('the bar leaves the first button free on a phone, and ends with the page on a large screen', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/')
  const bar = cookieBar(page)
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(88)
  const button = page.getByRole('region', { name: texts.carousel.label }).getByRole('link').first()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const [below, first] = [await bar.boundingBox(), await button.boundingBox()]
    expect((first?.y ?? Infinity) + (first?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(below?.y ?? 0)
  }
  await page.setViewportSize({ width: 1920, height: 900 })
  await openAwake(page, '/video')
  const [question, answer] = await Promise.all([
    bar.getByText(cookie.ask).boundingBox(),
    bar.getByRole('button', { name: cookie.accept }).boundingBox(),
  ])
  const [heading, ask] = await Promise.all([
    title(page).boundingBox(),
    inBanner(page, texts.navigation.ask).boundingBox(),
  ])
  const end = ({ x = 0, width = 0 } = {}) => x + width
  expect(question?.x).toBeCloseTo(heading?.x ?? 0, 0)
  expect(end(answer ?? {})).toBeCloseTo(end(ask ?? {}), 0)
})
