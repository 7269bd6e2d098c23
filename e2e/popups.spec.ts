import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { pages } from './support/pages.ts'
import { expectClosed, expectInHistory, isLocked, isModal, popupNames } from './support/popups.ts'
import { screens, settle } from './support/screenshots.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { cookie } = texts.popups

/** The pages on which a link to a popup is looked for, in this order. */
const paths = new Set(['/privacy', '/video', '/shades/6-0', ...Object.values(pages)])

/** Facts about a popup that the test cannot find on the page. */
type Extras = {
  /** Where it is opened, if the first link to it would not do. */
  opener?: (page: Page) => Locator
  /** The element that has the focus once the popup is open, if it is not the heading. */
  focused?: (dialog: Locator) => Locator
  /** Checks its content, and brings it into the state of the picture. */
  fill?: (dialog: Locator) => Promise<void>
}

const extras: Record<string, Extras> = {
  video: {
    opener: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Смываем краску/ })
        .first(),
  },
  cookies: {
    fill: async (dialog) => {
      // On a site that counts nobody there is nothing to choose.
      await expect(dialog.getByText(cookie.nothing)).toBeVisible()
      await expect(dialog.getByRole('checkbox')).toHaveCount(0)
      await expect(dialog.getByRole('button', { name: cookie.save })).toHaveCount(0)
    },
  },
  search: {
    focused: (dialog) => dialog.getByRole('combobox'),
    fill: async (dialog) => {
      await dialog.getByRole('combobox').fill('седина')
      await expect(dialog.getByRole('option').first()).toBeVisible()
    },
  },
}

test.use({ ...screens.computer, reducedMotion: 'reduce' })

/** Opens the first page with a link to the popup. */
async function openPageOf(page: Page, name: string): Promise<{ path: string; opener: Locator }> {
  for (const path of paths) {
    await openAwake(page, path)
    const links = page.locator(`a[data-dialog="popup-${name}"]`).filter({ visible: true })
    if (await links.count()) return { path, opener: extras[name]?.opener?.(page) ?? links.first() }
  }
  throw new Error(`No page of e2e/support/pages.ts has a link to the popup «${name}».`)
}

for (const name of await popupNames()) {
  const { focused, fill } = extras[name] ?? {}

  test(`${name}: a popup opens by press, keeps the keyboard in, closes by any means and is accessible`, async ({
    page,
  }) => {
    await page.addInitScript(() => addEventListener('awake', () => performance.mark('awake'), { once: true }))
    const { path, opener } = await openPageOf(page, name)
    const dialog = page.locator(`#popup-${name}`)
    const requests = watchRequests(page, path)
    await opener.scrollIntoViewIfNeeded()
    const place = await opener.boundingBox()
    // A lesson has an address; the other popups leave that of the page.
    const url = name === 'video' ? String(await opener.getAttribute('href')) : path

    async function expectOpen(): Promise<void> {
      await expect(page).toHaveURL(url)
      await expect(focused?.(dialog) ?? dialog.getByRole('heading', { level: 2 }).first()).toBeFocused()
      await expect(dialog).toHaveAccessibleName(/./)
      await expect.poll(() => isModal(dialog)).toBe(true)
      expect(await isLocked(page)).toBe(true)
      await expectInHistory(page)
      expect(await opener.boundingBox(), 'the page below has not moved').toEqual(place)
    }

    async function expectLeft(): Promise<void> {
      await expectClosed(page)
      await expect(page).toHaveURL(path)
      await expect(opener).toBeFocused()
      // The browser tells of a closed dialog in a task of its own.
      await expect.poll(() => isLocked(page)).toBe(false)
      expect(await opener.boundingBox(), 'the page has not moved').toEqual(place)
    }

    await opener.click()
    await expectOpen()
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(scriptsAfterWaking), 'its code came when the page was awake').not.toEqual([])
    await expectAccessible(page)
    expect(await stopsOutside(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expectLeft()

    await opener.press('Enter')
    await expectOpen()
    // The button in the head of the popup, which for a lesson is a link.
    await dialog.getByRole('heading', { level: 2 }).first().locator('~ *').press('Enter')
    await expectLeft()

    // The second press of a double click is no press on the backdrop.
    await opener.dblclick()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expectLeft()

    await opener.click()
    await expectOpen()
    await page.goBack()
    await expectLeft()
    await page.goForward()
    await expectOpen()
    expect(requests, 'the server is not asked for the page again').toEqual([])
  })

  test(`${name}: a popup looks as it did and fits every screen`, { tag: '@full' }, async ({ page }) => {
    const dialog = page.locator(`#popup-${name}`)
    // The page below it is seen at its edges: it is opened again for each screen. A reload would keep the popup open.
    for (const [screen, { viewport }] of Object.entries(screens)) {
      await page.goto('about:blank')
      await page.setViewportSize(viewport)
      const { opener } = await openPageOf(page, name)
      await opener.click()
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
      await fill?.(dialog)
      await settle(page)
      await expect(dialog).toHaveScreenshot(`${screen}-popup-${name}.png`)
    }
    await expectToFit(page)
    expect(await dialog.evaluate(findSideways), 'parts of it that scroll sideways').toEqual([])
  })
}

/** Requests for the data of this page. */
function watchRequests(page: Page, path: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // Other lessons are fetched ahead.
    if (pathname === `${path}.data` && !searchParams.has('slug')) asked.push(request.url())
  })
  return asked
}

/** Where the keyboard comes to outside of the dialog, the browser's own controls apart. */
async function stopsOutside(page: Page): Promise<string[]> {
  const outside: string[] = []
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      return !element || element === document.body || element.closest('dialog') ? null : element.outerHTML
    })
    if (stop) outside.push(stop)
  }
  return outside
}

/** Addresses of the scripts that came after the page was awake. */
function scriptsAfterWaking(): string[] {
  const [mark] = performance.getEntriesByName('awake')
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime > Number(mark?.startTime))
    .map(({ name }) => name)
}

function findSideways(dialog: Element): string[] {
  return [dialog, ...dialog.querySelectorAll('div')]
    .filter(
      (part) =>
        part.scrollWidth > part.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
    )
    .map((part) => part.className)
}
