import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { products } = texts.sections

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** Counts presses from the main page on. */
async function visit(page: Page) {
  await openAwake(page, '/')
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.tap()
    },
    presses: () => presses,
  }
}

const palette = (page: Page) => page.locator('#products')
const strand = (page: Page, number: string) =>
  palette(page).getByRole('link', { name: new RegExp(`^${number}\\s`) })

test('on a phone, a shade for half grey hair of level 6, and how long it stays, are three presses away', async ({
  page,
}) => {
  const visitor = await visit(page)
  await visitor.press(palette(page).getByRole('link', { name: products.coversGrey, exact: true }))
  await expect(page).toHaveURL('/?grey=covers#products')
  await visitor.press(palette(page).getByRole('link', { name: `${products.level} 6`, exact: true }))
  await expect(page).toHaveURL('/?grey=covers&level=6#products')
  await visitor.press(strand(page, '6-0'))
  await expect(palette(page).getByRole('heading', { name: /^6-0/ })).toBeVisible()
  await expect(palette(page).getByText(/^Держите\s35\sминут/)).toBeVisible()
  expect(visitor.presses()).toBeLessThanOrEqual(3)
})

test('on a phone, shops that sell 6-0 are two presses away', async ({ page }) => {
  const visitor = await visit(page)
  await visitor.press(strand(page, '6-0'))
  await visitor.press(palette(page).getByRole('link', { name: new RegExp(`${products.buy}.*Тёмно`) }))
  await expect(page.getByRole('dialog').getByRole('link', { name: /Ozon/ })).toBeVisible()
  expect(visitor.presses()).toBe(2)
})

test('on a phone, help for a swollen face is one press away', async ({ page }) => {
  const visitor = await visit(page)
  await visitor.press(page.getByRole('contentinfo').getByRole('link', { name: /Плохо после краски/ }))
  await expect(page).toHaveURL('/help')
  await expect(
    page
      .getByRole('main')
      .getByText(/Отёк|отёк|отекает/)
      .first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /103|112/ })
      .first(),
  ).toBeVisible()
  expect(visitor.presses()).toBe(1)
})
