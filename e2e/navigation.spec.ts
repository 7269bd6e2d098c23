import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('without a hash a new page begins at its top; Back returns to where one was', async ({ page }) => {
  await openAwake(page, '/')
  const article = page.locator('#articles').getByRole('article').nth(9)
  await article.scrollIntoViewIfNeeded()
  const top = () => article.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await article.getByRole('link').click()
  await expect(page).toHaveURL(/\/articles\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
})

for (const [width, offset] of [
  [768, 100],
  [769, 200],
] as const) {
  test(`a hash scrolls to its element, ${offset} px below the edge at a width of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAwake(page, '/video')
    await page.goto('/privacy')
    await openAwake(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Палитра' }).press('Enter')
    await expect
      .poll(() =>
        page.locator('#products').evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      )
      .toBe(offset)
  })
}

test('a hash takes the keyboard along', async ({ page }) => {
  await openAwake(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Палитра' }).press('Enter')
  await expect(page.locator('#products')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#products :focus')).toBeInViewport()
})

test('typing that began before a page with a hash wakes goes on', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/entry.client-*.js')
  await page.goto('/#ask')
  const name = page.locator('#ask').getByRole('textbox').first()
  await name.press('A')
  release()
  await page.locator('html[data-awake]').waitFor()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  })
  await page.keyboard.press('n')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('An')
})

for (const path of ['/', '/#faq']) {
  test(`on ${path} the mark leads to the top of the page at hand`, async ({ page }) => {
    await openAwake(page, path)
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Главная/ })
      .click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveURL('/')
  })
}

test('Back closes the menu of a phone together with the page below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/video')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Главная/ })
    .click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: texts.navigation.openMenu }).click()
  await expect(page.getByRole('navigation', { name: texts.navigation.menu })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/video')
  await expect(page.getByRole('navigation', { name: texts.navigation.menu })).toBeHidden()
})

test('a hash waits for an element that is not there yet', async ({ page }) => {
  await openAwake(page, '/#late')
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.id = 'late'
    late.textContent = 'Пришёл позже'
    document.querySelector('main')?.append(late)
  })
  await expect(page.getByText('Пришёл позже')).toBeInViewport()
})

test('after a change of the page the heading has the focus and the title is said', async ({ page }) => {
  await openAwake(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/^Открыта страница «Уроки\s— Прядь»$/)).toBeAttached()
})

test('the heading keeps the focus while another window is in use', async ({ page }) => {
  await openAwake(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Видеоуроки' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  // Browsers send this event to the focused element when its window loses the focus.
  await heading.evaluate((element) => void element.dispatchEvent(new FocusEvent('blur')))
  await expect(heading).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  await expect(heading).not.toHaveAttribute('tabindex')
})

test('pages open without a reload, links inside texts too', async ({ page }) => {
  await openAwake(page, '/articles/pervoe-okrashivanie-doma')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('main').getByRole('link', { name: 'тест на аллергию' }).first().click()
  await expect(page).toHaveURL('/articles/test-na-allergiyu-48-chasov')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a page is fetched ahead when its link is pointed at', async ({ page }) => {
  await openAwake(page, '/privacy')
  const fetched = page.waitForRequest(/\/cookies\.data/)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Политика в отношении файлов cookie' })
    .hover()
  await fetched
})

test('the pages of the menu are fetched ahead, on a phone with its menu closed too', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const fetched = page.waitForRequest(/\/video\.data/)
    await openAwake(page, '/privacy')
    await fetched
  }
})

test('nothing is fetched ahead where data is saved or the network is of the second generation', async ({
  page,
}) => {
  await page.clock.install()
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }, connection)
    let isFetched = false
    page.on('request', (request) => {
      if (request.url().includes('.data')) isFetched = true
    })
    await page.goto('/privacy')
    // Without a sign of the visitor nothing is woken here, either.
    await page.keyboard.press('Shift')
    await page.locator('html[data-awake]').waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Видеоуроки' }).hover()
    await page.clock.runFor('01')
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    expect(isFetched).toBe(false)
  }
})

test('a quick navigation shows no sign of it', async ({ page }) => {
  await openAwake(page, '/privacy')
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[role=status]')) Object.assign(window, { isLineSeen: true })
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  // The clock stands still: however busy the machine, the navigation takes no time.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.consent }).click()
  await expect(page).toHaveURL('/consent')
  expect(await page.evaluate(() => 'isLineSeen' in window)).toBe(false)
})

test('a slow navigation shows that it is under way', async ({ page }) => {
  await openAwake(page, '/privacy')
  const release = await holdRequests(page, '**/consent.data*')
  await page.getByRole('contentinfo').getByRole('link', { name: texts.footer.consent }).click()
  await expect(page.getByRole('status')).toHaveText(texts.navigation.loading)
  release()
  await expect(page).toHaveURL('/consent')
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('when the code of a page cannot be loaded that page is loaded whole, once within ten seconds', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|Error loading route module|dynamically imported module/)
  await page.route('**/assets/video-*.js*', (route) => route.abort())
  // However long the machine takes, the ten seconds are not over.
  await page.clock.setFixedTime(new Date())
  await openAwake(page, '/privacy')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Видеоуроки' })
  await link.click()
  // The requested page, not the current one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sections.video.title)
  await expect(page).toHaveURL('/video')
  await openAwake(page, '/privacy')
  let loads = 0
  page.on('load', () => loads++)
  await link.click()
  await expect(page).toHaveTitle('Internal Server Error')
  expect(loads).toBe(0)
})

test('an application error is gone with the next successful navigation', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/404/)
  await openAwake(page, '/')
  await page.evaluate(() => {
    history.pushState({}, '', '/')
  })
  await openAwake(page, '/nichego-takogo')
  await expect(page).toHaveTitle('Page Not Found')
  await page.getByRole('link', { name: texts.errors.notFound.videoLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sections.video.title)
  await expect(page).toHaveTitle(/^Уроки/)
})

test('one document dissolves into the next, but not for those who want no motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.dissolved = String(event.viewTransition !== null)
    })
  })
  for (const [reducedMotion, isDissolved] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/privacy')
    // A link that a script follows as the browser would, without the page's own navigation.
    await page.evaluate(() => {
      location.href = '/cookies'
    })
    await page.waitForURL('/cookies')
    await expect(page.locator(`html[data-dissolved="${isDissolved}"]`)).toBeAttached()
  }
})
