import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { expectAccessible, expectToFit } from './support/checks.ts'
import { expectClosed, expectInHistory, isLocked, isModal } from './support/popups.ts'
import { screens, settle } from './support/screenshots.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { video, shops, feedback, cookie, search } = texts.popups

type Popup = {
  /** Its kept picture. */
  picture: string
  /** Where it is opened. */
  path: string
  opener: (page: Page) => Locator
  title: string | RegExp
  closeLabel: string
  /** The element that closes it: a link, where it has an address. */
  closeRole?: 'link'
  /** Address while it is open, if that changes. */
  url?: string
  /** Part of the code that comes when it is first needed. */
  code: string
  /** The element that has the focus once the popup is open, if it is not the heading. */
  focused?: (dialog: Locator) => Locator
  /** Checks its content, and brings it into the state of the picture. */
  fill?: (dialog: Locator) => Promise<void>
}

const linkIn = (landmark: 'banner' | 'main' | 'contentinfo', name: string | RegExp) => (page: Page) =>
  page.getByRole(landmark).getByRole('link', { name }).first()

const popups: Record<string, Popup> = {
  'a lesson': {
    picture: 'popup-with-a-lesson',
    path: '/video',
    opener: linkIn('main', /Смываем краску/),
    title: /Смываем краску/,
    closeLabel: video.close,
    closeRole: 'link',
    url: '/video?slug=smyvaem-krasku',
    code: 'LessonPopup',
  },
  'the shops': {
    picture: 'popup-with-shops',
    path: '/shades/6-0',
    opener: linkIn('main', new RegExp(shops.title)),
    title: shops.title,
    closeLabel: shops.close,
    code: 'ShopsPopup',
  },
  'the question': {
    picture: 'popup-with-the-question',
    path: '/privacy',
    opener: linkIn('contentinfo', texts.footer.feedback),
    title: feedback.title,
    closeLabel: feedback.close,
    code: 'FeedbackPopup',
  },
  cookies: {
    picture: 'popup-about-cookies',
    path: '/privacy',
    opener: linkIn('contentinfo', texts.footer.cookieSettings),
    title: cookie.title,
    closeLabel: cookie.close,
    code: 'CookieSettings',
    fill: async (dialog) => {
      // On a site that counts nobody there is nothing to choose.
      await expect(dialog.getByText(cookie.nothing)).toBeVisible()
      await expect(dialog.getByRole('checkbox')).toHaveCount(0)
      await expect(dialog.getByRole('button', { name: cookie.save })).toHaveCount(0)
    },
  },
  'the search': {
    picture: 'popup-of-the-search',
    path: '/privacy',
    opener: linkIn('banner', texts.sections.search.title),
    title: search.title,
    closeLabel: search.close,
    code: 'SearchPopup',
    focused: (dialog) => dialog.getByRole('combobox'),
    fill: async (dialog) => {
      await dialog.getByRole('combobox').fill('седина')
      await expect(dialog.getByRole('option').first()).toBeVisible()
    },
  },
}

test.use({ ...screens.computer, reducedMotion: 'reduce' })

for (const [name, popup] of Object.entries(popups)) {
  const { path, title, closeLabel, code, focused, fill, url = path } = popup

  test(`${name}: a popup opens by press, keeps the keyboard in, closes by any means and is accessible`, async ({
    page,
  }) => {
    await page.addInitScript(() => addEventListener('awake', () => performance.mark('awake'), { once: true }))
    await openAwake(page, path)
    const opener = popup.opener(page)
    const dialog = page.getByRole('dialog', { name: title })
    const requests = watchRequests(page, path)
    await opener.scrollIntoViewIfNeeded()
    const place = await opener.boundingBox()

    async function expectOpen(): Promise<void> {
      await expect(page).toHaveURL(url)
      await expect(focused?.(dialog) ?? dialog.getByRole('heading', { name: title, level: 2 })).toBeFocused()
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
    await expectAccessible(page)
    expect(await stopsOutside(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expectLeft()

    await opener.press('Enter')
    await expectOpen()
    await dialog.getByRole(popup.closeRole ?? 'button', { name: closeLabel }).press('Enter')
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
    expect(await page.evaluate(cameLate, code), 'its code came when the page was awake').toBe(true)
  })

  test(`${name}: a popup looks as it did and fits every screen`, { tag: '@full' }, async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: title })
    // The page below it is seen at its edges: it is opened again for each screen. A reload would keep the popup open.
    for (const [screen, { viewport }] of Object.entries(screens)) {
      await page.goto('about:blank')
      await page.setViewportSize(viewport)
      await openAwake(page, url)
      if (url === path) await popup.opener(page).click()
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
      await fill?.(dialog)
      await settle(page)
      await expect(dialog).toHaveScreenshot(`${screen}-${popup.picture}.png`)
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

/** Whether a file came after the page was awake. */
function cameLate(part: string): boolean {
  const [mark] = performance.getEntriesByName('awake')
  const entries = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part))
  return entries.length > 0 && entries.every(({ startTime }) => startTime > Number(mark?.startTime))
}

function findSideways(dialog: Element): string[] {
  return [dialog, ...dialog.querySelectorAll('div')]
    .filter(
      (part) =>
        part.scrollWidth > part.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(part).overflowX),
    )
    .map((part) => part.className)
}
