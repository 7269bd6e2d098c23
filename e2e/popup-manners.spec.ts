import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { saveData } from './support/offline.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { video, shops, feedback, cookie, search } = texts.popups

type Popup = {
  name: string
  /** Where it is opened. */
  path: string
  opener: (page: Page) => ReturnType<Page['getByRole']>
  title: string | RegExp
  closeLabel: string
  /** Address while it is open. */
  url: string
  /** Part of the code that comes when it is first needed. */
  code: RegExp
  /** The element that has the focus once the popup is open, if it is not the heading. */
  focused?: (dialog: Locator) => Locator
}

const popups: Popup[] = [
  {
    name: 'video',
    path: '/video',
    opener: (page) => page.getByRole('main').getByRole('link', { name: /Смываем краску/ }),
    title: /Смываем краску/,
    closeLabel: video.close,
    url: '/video?slug=smyvaem-krasku',
    code: /LessonPopup/,
  },
  {
    name: 'shops',
    path: '/',
    opener: (page) => page.locator('#products').getByRole('link', { name: /Где купить/ }),
    title: shops.title,
    closeLabel: shops.close,
    url: '/',
    code: /ShopsPopup/,
  },
  {
    name: 'feedback',
    path: '/privacy',
    opener: (page) => page.getByRole('contentinfo').getByRole('link', { name: texts.footer.feedback }),
    title: feedback.title,
    closeLabel: feedback.close,
    url: '/privacy',
    code: /FeedbackPopup/,
  },
  {
    name: 'cookies',
    path: '/privacy',
    opener: (page) => page.getByRole('contentinfo').getByRole('link', { name: texts.footer.cookieSettings }),
    title: cookie.title,
    closeLabel: cookie.close,
    url: '/privacy',
    code: /CookieSettings/,
  },
  {
    name: 'search',
    path: '/privacy',
    opener: (page) => page.getByRole('banner').getByRole('link', { name: texts.sections.search.title }),
    title: search.title,
    closeLabel: search.close,
    url: '/privacy',
    code: /SearchPopup/,
    focused: (dialog) => dialog.getByRole('combobox'),
  },
]

const isLocked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('open-menu'))

for (const { name, path, opener, title, closeLabel, url, code, focused } of popups) {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: title })

  async function open(page: Page) {
    await openAwake(page, path)
    await opener(page).click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page).toHaveURL(url)
  }

  test.describe(`popup: ${name}`, () => {
    const closings: [string, (page: Page) => Promise<unknown>][] = [
      ['Escape', (page) => page.keyboard.press('Escape')],
      [
        'the close button',
        (page) =>
          dialogOf(page)
            .getByRole(name === 'video' ? 'link' : 'button', { name: closeLabel })
            .click(),
      ],
      ['the backdrop', (page) => page.mouse.click(5, 5)],
      ["the browser's Back", (page) => page.goBack()],
    ]
    for (const [how, close] of closings) {
      test(`${how} closes it, unlocks the page and gives the focus back`, async ({ page }) => {
        await open(page)
        await expect.poll(() => isLocked(page)).toBe(true)
        const heading = dialogOf(page).getByRole('heading', { name: title, level: 2 })
        await expect(focused?.(dialogOf(page)) ?? heading).toBeFocused()
        await close(page)
        await expect(dialogOf(page)).toBeHidden()
        await expect(page).toHaveURL(path)
        await expect.poll(() => isLocked(page)).toBe(false)
        await expect(opener(page)).toBeFocused()
      })
    }

    test('neither opening nor closing moves the page', async ({ page }) => {
      await openAwake(page, path)
      await opener(page).scrollIntoViewIfNeeded()
      const place = () => opener(page).boundingBox()
      const before = await place()
      await opener(page).click()
      await expect(dialogOf(page)).toBeVisible()
      expect(await place()).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect.poll(place).toEqual(before)
    })

    test('Forward opens it again', async ({ page }) => {
      await open(page)
      await page.goBack()
      await expect(dialogOf(page)).toBeHidden()
      await page.goForward()
      await expect(dialogOf(page)).toBeVisible()
    })

    test('the keyboard alone opens it, stays in it and leaves it', async ({ page }) => {
      await openAwake(page, path)
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(dialogOf(page)).toBeVisible()
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(isOutside, `after ${step + 1} steps`).toBe(false)
      }
      const close = dialogOf(page).getByRole(name === 'video' ? 'link' : 'button', { name: closeLabel })
      await close.focus()
      await page.keyboard.press('Enter')
      await expect(dialogOf(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })

    test('its code comes after the page is awake, when the browser has nothing better to do', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('awake', () => performance.mark('awake'), { once: true })
      })
      const loaded = page.waitForResponse((response) => code.test(response.url()))
      await openAwake(page, path)
      await loaded
      const isLater = await page.evaluate((part) => {
        const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part))
        return Number(entry?.startTime) > Number(performance.getEntriesByName('awake')[0]?.startTime)
      }, code.source)
      expect(isLater).toBe(true)
    })

    test('where data is saved its code comes when it is first needed', async ({ page }) => {
      await saveData(page)
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      await page.goto(path)
      await page.keyboard.press('Shift')
      await page.locator('html[data-awake]').waitFor()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
      expect(loaded.filter((address) => code.test(address))).toEqual([])
      await opener(page).click()
      await expect.poll(() => loaded.filter((address) => code.test(address)).length).toBeGreaterThan(0)
    })

    test('axe finds nothing with it open, and it fits every screen', async ({ page }) => {
      await open(page)
      await expect(dialogOf(page).locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 780 })
      await expectAccessible(page)
      await expectToFit(page)
      const overflow = await dialogOf(page).evaluate(
        (dialog) =>
          [dialog, ...dialog.querySelectorAll('div')].filter(
            (part) =>
              part.scrollWidth > part.clientWidth &&
              ['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
          ).length,
      )
      expect(overflow).toBe(0)
    })
  })
}

test('opening a popup asks the server for no page', async ({ page }) => {
  for (const path of [
    '/',
    '/video',
    '/articles/kak-zakrasit-sedinu',
    '/privacy',
    '/shops?ean=2007700000161',
  ]) {
    await openAwake(page, path)
    let isAsked = false
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `${path === '/' ? '/_' : path.split('?')[0]}.data`)
        isAsked = true
    })
    await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: feedback.title })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(isAsked, path).toBe(false)
  }
})

test('a popup opened where the address has a hash leaves the page where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, '/#faq')
  await expect(page.locator('#faq')).toBeInViewport()
  await page.locator('#articles').scrollIntoViewIfNeeded()
  const top = () => page.evaluate(() => Math.round(scrollY))
  await expect(page.locator('#articles')).toBeInViewport()
  const before = await top()
  // Not by `click`, which would first scroll to the place that the header would have if it were not sticky.
  const opener = await page
    .getByRole('banner')
    .getByRole('link', { name: texts.navigation.ask })
    .boundingBox()
  await page.mouse.click((opener?.x ?? 0) + 20, (opener?.y ?? 0) + 20)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await top()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(top).toBe(before)
})

test('when the code of a popup cannot be loaded the page reloads, and opens it', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|dynamically imported module/)
  // The route stays: taking it away while the page reloads may hold up the reload for ever.
  let isReloading = false
  await page.route('**/assets/*FeedbackPopup*.js', (route) =>
    isReloading ? route.continue() : route.abort(),
  )
  await openAwake(page, '/privacy')
  page.on('request', (request) => {
    isReloading ||= request.isNavigationRequest()
  })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
  await reloaded
  await expect(page.getByRole('dialog').getByLabel(texts.forms.feedback.question.label)).toBeVisible()
})
