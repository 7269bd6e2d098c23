import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectLargeTextToFit, expectToFit } from './support/checks.ts'
import { pages } from './support/pages.ts'
import { screens, settle } from './support/screenshots.ts'
import { test } from './support/test.ts'

/** Pages that look like others of their kind. */
const alike = ['article', 'articles by topic', 'privacy', 'cookies', 'consent', 'video by topic']

/** Pages whose parts the gate visits on other pages. */
const partsSeenElsewhere = ['home by topic', 'article with a wide picture', 'article with remarks', 'missing']

/** Pages without pictures. They do not jump at all while they come: a line more or less in another font is less than 0.01. */
const ofText = ['privacy', 'consent', 'missing']

/** The layout shift from which a page is no longer called stable: https://web.dev/articles/cls. */
const noticeable = 0.1

const visited = {
  ...pages,
  'article with pairs': '/articles/kak-zakrasit-sedinu',
  'article with a wide picture': '/articles/kak-vybrat-ottenok',
  'article with remarks': '/articles/pervoe-okrashivanie-doma',
  ask: '/ask',
  missing: '/nope',
}

async function expectPicture(page: Page, name: string): Promise<void> {
  await settle(page)
  await expect(page).toHaveScreenshot(`${name.replaceAll(' ', '-')}.png`, {
    fullPage: true,
    // The year in it.
    mask: [page.getByText(/^©/)],
  })
}

for (const [name, path] of Object.entries(visited)) {
  const isAlike = alike.includes(name)

  test.describe(name, () => {
    test.use({ reducedMotion: 'reduce', expectedConsole: name === 'missing' ? [/404/] : [] })

    // A plan begins with a day that is soon: on every day the page would look otherwise.
    if (name === 'finder with an answer') test.beforeEach(({ page }) => stopTheClock(page))

    test.describe('on a phone', () => {
      test.use(screens.phone)

      test(`the page «${name}» is accessible, looks as it did and fits every screen, with letters of twice the size too`, {
        tag: isAlike || partsSeenElsewhere.includes(name) ? '@full' : [],
      }, async ({ page }) => {
        await page.addInitScript(observeShifts)
        await openAwake(page, path)
        const shift = Number(await page.locator('html').getAttribute('data-shift'))
        expect(shift).toBeLessThan(ofText.includes(name) ? 0.01 : noticeable)
        await expectAccessible(page)
        if (!isAlike) await expectPicture(page, `phone-${name}`)
        await expectToFit(page)
        await page.setViewportSize(screens.phone.viewport)
        await expectLargeTextToFit(page)
      })
    })

    if (isAlike) return
    test.describe('on a computer', () => {
      test.use(screens.computer)

      test(`the page «${name}» is accessible on a computer, and looks as it did`, { tag: '@full' }, async ({
        page,
      }) => {
        await openAwake(page, path)
        await expectAccessible(page)
        await expectPicture(page, `computer-${name}`)
      })
    })
  })
}

async function stopTheClock(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-12-01T12:00:00')
  // The server's clock goes on, and it paints no day that is over.
  await page.route('**/shade/plan.jpg?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/&day=[^&]*/, ''),
    }),
  )
}

function observeShifts(): void {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
    document.documentElement.dataset.shift = `${shift}`
  }).observe({ type: 'layout-shift', buffered: true })
}
