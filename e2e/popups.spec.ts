import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { video, shops, feedback, cookie } = texts.popups
const lesson = { slug: 'test-na-allergiyu', title: /Тест на\sаллергию за\s48\sчасов/ }

const dialog = (page: Page) => page.getByRole('dialog')
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('open-menu'))

test.describe('video popup', () => {
  test('choosing a lesson writes its slug into the address, opens the popup and locks the page', async ({
    page,
  }) => {
    await openAwake(page, '/video')
    const link = page.getByRole('link', { name: lesson.title }).first()
    await link.click()
    await expect(page).toHaveURL(`/video?slug=${lesson.slug}`)
    await expect(dialog(page).getByRole('heading', { name: lesson.title })).toBeVisible()
    await expect.poll(() => isLocked(page)).toBe(true)
  })

  test('opening it does not make the page jump', async ({ page }) => {
    await openAwake(page, '/video')
    const heading = page.getByRole('heading', { level: 1 })
    const link = page.getByRole('link', { name: lesson.title }).first()
    await link.scrollIntoViewIfNeeded()
    const before = await heading.boundingBox()
    await link.click()
    await expect(dialog(page)).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
  })

  const closings: [string, (page: Page) => Promise<unknown>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the close button', (page) => dialog(page).getByRole('link', { name: video.close }).click()],
    ['the backdrop', (page) => page.mouse.click(5, 5)],
    ["the browser's Back", (page) => page.goBack()],
  ]
  for (const [name, close] of closings) {
    test(`${name} closes it, removes the slug and the lock, and gives the focus back`, async ({ page }) => {
      await openAwake(page, '/video')
      const link = page.getByRole('link', { name: lesson.title }).first()
      await link.click()
      await expect(dialog(page)).toBeVisible()
      await close(page)
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL('/video')
      expect(await isLocked(page)).toBe(false)
      await expect(link).toBeFocused()
    })
  }

  test('the focus moves in and is kept in', async ({ page }) => {
    await openAwake(page, '/video')
    await page.getByRole('link', { name: lesson.title }).first().click()
    await expect(dialog(page)).toBeVisible()
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
  })

  test('a shared link opens it; closing stays on the page below', async ({ page }) => {
    await openAwake(page, `/video?tag=bezopasnost&slug=${lesson.slug}`)
    await expect(dialog(page).getByRole('heading', { name: lesson.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/video?tag=bezopasnost')
  })

  test('it opens on the main page and on an article, too', async ({ page }) => {
    for (const path of ['/', '/articles/test-na-allergiyu-48-chasov']) {
      await openAwake(page, `${path}?slug=${lesson.slug}`)
      await expect(dialog(page).getByRole('heading', { name: lesson.title })).toBeVisible()
    }
  })

  test('an unknown or malformed slug is a 404', async ({ request }) => {
    for (const slug of ['net-takogo', 'ТЕСТ', '../etc', '']) {
      const answer = await request.get(`/video?slug=${encodeURIComponent(slug)}`)
      expect(answer.status(), slug).toBe(404)
    }
  })

  test('a link to an unknown lesson inside the site ends on the 404 page', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/)
    await openAwake(page, '/video')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/video?slug=net-takogo'
      link.textContent = 'net-takogo'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'net-takogo' }).click()
    await expect(page).toHaveTitle('Page Not Found')
  })

  test('previous and next lead through the lessons, and Back leaves them at once', async ({ page }) => {
    await openAwake(page, '/video')
    await page.getByRole('link', { name: lesson.title }).first().click()
    await dialog(page).getByRole('link', { name: video.next }).click()
    await expect(page).toHaveURL('/video?slug=chitaem-nomer-ottenka')
    await expect(dialog(page).getByRole('heading', { name: /Читаем номер оттенка/ })).toBeVisible()
    await dialog(page).getByRole('link', { name: video.previous }).click()
    await expect(page).toHaveURL(`/video?slug=${lesson.slug}`)
    await page.goBack()
    await expect(page).toHaveURL('/video')
    await expect(dialog(page)).toBeHidden()
  })

  test('a step of the lesson leads to its second', async ({ page }) => {
    await openAwake(page, `/video?slug=${lesson.slug}`)
    const player = dialog(page).locator('video')
    await player.waitFor()
    await dialog(page).getByRole('link', { name: /0:24/ }).click()
    await expect
      .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThanOrEqual(24)
    await expect(dialog(page).getByRole('link', { name: /0:24/ })).toHaveAttribute('aria-current', 'step')
  })

  test('everything that is said can be read', async ({ page }) => {
    await openAwake(page, `/video?slug=${lesson.slug}`)
    await dialog(page).getByText(video.showTranscript).click()
    await expect(dialog(page).getByText('Прежде чем красить волосы, спросите кожу')).toBeVisible()
  })

  test('a lesson that does not load says so and can be tried again', async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/)
    await openAwake(page, '/video')
    await page.route('**/lesson/*', (route) => route.abort())
    await page.getByRole('link', { name: lesson.title }).first().click()
    await expect(dialog(page).getByText(video.unavailable)).toBeVisible()
    await page.unroute('**/lesson/*')
    await dialog(page).getByRole('button', { name: video.retry }).click()
    await expect(dialog(page).getByRole('heading', { name: video.steps })).toBeVisible()
  })
})

test.describe('shops popup', () => {
  const buy = texts.sections.products.buy

  test('opens from the shelf with shops only, each leading safely to a new tab', async ({ page }) => {
    await openAwake(page, '/')
    await page
      .locator('#products')
      .getByRole('link', { name: new RegExp(`${buy}.*Аметист`) })
      .click()
    await expect(dialog(page).getByRole('heading', { name: shops.title })).toBeVisible()
    const links = dialog(page).getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(page).toHaveURL('/')
  })

  test('opens from an article and from a lesson', async ({ page }) => {
    await openAwake(page, '/articles/kak-zakrasit-sedinu')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${buy}`) })
      .first()
      .click()
    await expect(dialog(page).getByRole('link', { name: /Ozon/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await openAwake(page, '/video?slug=toniruem-blond')
    await dialog(page)
      .getByRole('link', { name: new RegExp(`^${buy}`) })
      .click()
    await expect(
      page.getByRole('dialog', { name: shops.title }).getByRole('link', { name: /Ozon/ }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('asks anew every time', async ({ page }) => {
    await openAwake(page, '/')
    for (let time = 0; time < 2; time++) {
      const asked = page.waitForRequest('**/shop-links?*')
      await page
        .locator('#products')
        .getByRole('link', { name: new RegExp(`^${buy}`) })
        .first()
        .click()
      await asked
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible()
      await page.goBack()
      await expect(dialog(page)).toBeHidden()
    }
  })

  test('says when there are none, and when they could not be had', async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/)
    await openAwake(page, '/')
    const link = page
      .locator('#products')
      .getByRole('link', { name: new RegExp(`^${buy}`) })
      .first()
    await page.route('**/shop-links?*', (route) => route.fulfill({ json: { links: [] } }))
    await link.click()
    await expect(dialog(page).getByText(shops.empty)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.route('**/shop-links?*', (route) => route.fulfill({ status: 503 }))
    await link.click()
    await expect(dialog(page).getByText(shops.unavailable)).toBeVisible()
    await page.unroute('**/shop-links?*')
    await dialog(page).getByRole('button', { name: shops.retry }).click()
    await expect(dialog(page).getByRole('link', { name: /Ozon/ })).toBeVisible()
  })
})

test.describe('feedback popup', () => {
  test('is reached from the head and from the foot of every page', async ({ page }) => {
    await openAwake(page, '/privacy')
    for (const landmark of ['banner', 'contentinfo'] as const) {
      await page
        .getByRole(landmark)
        .getByRole('link', { name: /вопрос/i })
        .last()
        .click()
      await expect(dialog(page).getByRole('heading', { name: feedback.title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
  })

  test('a reload keeps it open', async ({ page }) => {
    await openAwake(page, '/privacy')
    await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
    await expect(dialog(page)).toBeVisible()
    await page.reload()
    await expect(dialog(page).getByRole('heading', { name: feedback.title })).toBeVisible()
  })
})

test.describe('cookies', () => {
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
})
