import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { pages } from './support/pages.ts'
import { screens, settle } from './support/screenshots.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { popups, footer, navigation } = texts
const { search } = texts.sections

/** Pages that look like others of their kind. */
const alike = ['article', 'privacy', 'cookies', 'consent', 'video by topic']
/** Pages whose looks no other page has. */
const shown = {
  ...Object.fromEntries(Object.entries(pages).filter(([name]) => !alike.includes(name))),
  'article with pairs': '/articles/kak-zakrasit-sedinu',
  'article with a wide picture': '/articles/kak-vybrat-ottenok',
  'article with remarks': '/articles/pervoe-okrashivanie-doma',
  ask: '/ask',
  missing: '/nope',
}

type Popup = {
  path: string
  open: (page: Page) => Promise<unknown>
  /** The pictured element, if it is no dialog. */
  place?: (page: Page) => Locator
  on?: keyof typeof screens
}

const dialogOf = (page: Page) => page.getByRole('dialog')

const dialogs: Record<string, Popup> = {
  'popup with a lesson': { path: '/video?slug=smyvaem-krasku', open: async () => {} },
  'popup with shops': {
    path: '/shades/6-0',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(popups.shops.title) })
        .first()
        .click(),
  },
  'popup with the question': {
    path: '/privacy',
    open: (page) => page.getByRole('contentinfo').getByRole('link', { name: footer.feedback }).click(),
  },
  'popup about cookies': {
    path: '/privacy',
    open: (page) => page.getByRole('contentinfo').getByRole('link', { name: footer.cookieSettings }).click(),
  },
  'popup of the search': {
    path: '/privacy',
    open: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: search.title }).click()
      await page.getByRole('combobox', { name: search.label }).fill('седина')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  'menu on a phone': {
    path: '/privacy',
    open: (page) => page.getByRole('button', { name: navigation.openMenu }).click(),
    place: (page) => page.getByRole('navigation', { name: navigation.menu }),
    on: 'phone',
  },
}

for (const [screen, { viewport, deviceScaleFactor }] of Object.entries(screens)) {
  test.describe(`on a ${screen}, ${viewport.width} px wide,`, () => {
    test.use({ viewport, deviceScaleFactor, reducedMotion: 'reduce' })

    for (const [name, path] of Object.entries(shown)) {
      test.describe(() => {
        if (name === 'missing') test.use({ expectedConsole: [/404/] })

        test(`${name} looks as it did`, async ({ page }) => {
          await openAwake(page, path)
          await settle(page)
          await expect(page).toHaveScreenshot(`${screen}-${fileOf(name)}.png`, {
            fullPage: true,
            // The year in it.
            mask: [page.getByText(/^©/)],
          })
        })
      })
    }

    for (const [name, { path, open, on, place = dialogOf }] of Object.entries(dialogs)) {
      if (on && on !== screen) continue
      test(`${name} looks as it did`, async ({ page }) => {
        await openAwake(page, path)
        await open(page)
        await expect(place(page)).toBeVisible()
        await settle(page)
        // The page below it has a picture of its own.
        await expect(place(page)).toHaveScreenshot(`${screen}-${fileOf(name)}.png`)
      })
    }
  })
}

function fileOf(name: string): string {
  return name.replaceAll(' ', '-')
}
