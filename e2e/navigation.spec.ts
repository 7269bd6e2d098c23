import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { inBanner, inFooter, title } from './support/places.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pages open without a reload, each at its top and said by its title; Back returns to where one was', async ({
  page,
}) => {
  const scrollTop = () => page.evaluate(() => scrollY)
  await openAwake(page, '/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const article = page
    .locator('#articles')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Холодный\sблонд/ }) })
  await article.scrollIntoViewIfNeeded()
  const topOf = () => article.evaluate((element) => element.getBoundingClientRect().top)
  const before = await topOf()
  expect(await scrollTop()).toBeGreaterThan(500)
  await article.getByRole('link').click()
  await expect(page).toHaveURL('/articles/holodnyj-blond-i-tonirovanie')
  await expect.poll(scrollTop).toBe(0)
  await page.locator('main p a[href="/articles/iz-temnogo-v-svetlyj"]').first().click()
  await expect(page).toHaveURL('/articles/iz-temnogo-v-svetlyj')
  await expect.poll(scrollTop).toBe(0)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(2)

  // The title of the new page is said, and its heading keeps the focus.
  await inBanner(page, 'Видеоуроки').click()
  const heading = title(page)
  await expect(heading).toBeFocused()
  await expect(page.getByText(/^Открыта страница «Видеоуроки\s— Прядь»$/)).toBeAttached()
  // Browsers send this event to the focused element when its window loses the focus.
  await heading.evaluate((element) => void element.dispatchEvent(new FocusEvent('blur')))
  await expect(heading).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  await expect(heading).not.toHaveAttribute('tabindex')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a page is fetched ahead from the menu, or when its link is pointed at', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const fetched = page.waitForRequest(/\/video\.data/)
    await openAwake(page, '/privacy')
    await page.keyboard.press('Shift')
    await fetched
  }
  const fetched = page.waitForRequest(/\/cookies\.data/)
  await inFooter(page, texts.footer.cookies).hover()
  await fetched
})

test('a page whose code is lost is loaded whole, once within ten seconds', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource|Error loading route module|dynamically imported module/)
  await page.route('**/assets/video-*.js*', (route) => route.abort())
  // However long the machine takes, the ten seconds are not over.
  await page.clock.setFixedTime(new Date())
  await openAwake(page, '/privacy')
  const link = inFooter(page, 'Видеоуроки')
  await link.click()
  // The requested page, not the current one.
  await expect(title(page)).toHaveText(texts.sections.video.title)
  await expect(page).toHaveURL('/video')
  await openAwake(page, '/privacy')
  let loads = 0
  page.on('load', () => loads++)
  await link.click()
  await expect(page).toHaveTitle('Internal Server Error')
  expect(loads).toBe(0)
})

test('nothing is fetched ahead on save-data or 2g', {
  tag: '@full',
}, async ({ page }) => {
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
    await page.keyboard.press('Shift')
    await inFooter(page, 'Видеоуроки').hover()
    await page.clock.runFor('05')
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
    expect(isFetched).toBe(false)
  }
})

test('typing goes on while a page with a hash wakes', { tag: '@full' }, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/entry.client-*.js')
  await page.goto('/faq#ask')
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

test('the mark leads to the top of the page, and away from its hash', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/', '/#faq']) {
    await openAwake(page, path)
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await inBanner(page, /Главная/).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveURL('/')
  }
})

test('Back closes the menu of a phone with its page', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page, '/video')
  await inBanner(page, /Главная/).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: texts.navigation.openMenu }).click()
  await expect(page.getByRole('navigation', { name: texts.navigation.menu })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/video')
  await expect(page.getByRole('navigation', { name: texts.navigation.menu })).toBeHidden()
})

test('a slow navigation shows that it is under way, a quick one does not', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/privacy')
  const release = await holdRequests(page, '**/consent.data*')
  await inFooter(page, texts.footer.consent).click()
  await expect(page.getByRole('status')).toHaveText(texts.navigation.loading)
  release()
  await expect(page).toHaveURL('/consent')
  await expect(page.getByRole('status')).toHaveCount(0)

  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[role=status]')) Object.assign(window, { isLineSeen: true })
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  // The clock stands still: however busy the machine, the navigation takes no time.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await inFooter(page, texts.footer.cookies).click()
  await expect(page).toHaveURL('/cookies')
  expect(await page.evaluate(() => 'isLineSeen' in window)).toBe(false)
})

test('an application error is gone with the next page', { tag: '@full' }, async ({
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
  await expect(title(page)).toHaveText(texts.sections.video.title)
  await expect(page).toHaveTitle(/^Видеоуроки/)
})

test('one document dissolves into the next, unless motion is reduced', { tag: '@full' }, async ({ page }) => {
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
