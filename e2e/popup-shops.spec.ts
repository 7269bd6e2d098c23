import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { closePopup } from './support/popups.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { shops } = texts.popups

const dialog = (page: Page) => page.getByRole('dialog')

const buy = texts.sections.products.buy

test('opens from the shelf with shops only, each leading safely to a new tab', async ({ page }) => {
  await openAwake(page, '/')
  const palette = page.locator('#products')
  await palette.getByRole('link', { name: '0-22 Аметист', exact: true }).click()
  await palette.getByRole('link', { name: new RegExp(`${buy}.*Аметист`) }).click()
  await expect(dialog(page).getByRole('heading', { name: shops.title })).toBeVisible()
  const links = dialog(page).getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(5)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  // The address names the shade that is shown, and no popup.
  await expect(page).toHaveURL(/\/#shade-\d+$/)
})

test('opens from an article', async ({ page }) => {
  await openAwake(page, '/articles/kak-zakrasit-sedinu')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${buy}`) })
    .first()
    .click()
  await expect(dialog(page).getByRole('link', { name: /Ozon/ })).toBeVisible()
})

test('opens above a lesson, which is there again when it is closed', async ({ page }) => {
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

test('the list of shops is requested every time', async ({ page }) => {
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
  await closePopup(page)
  await page.route('**/shop-links?*', (route) => route.fulfill({ status: 503 }))
  await link.click()
  await expect(dialog(page).getByText(shops.unavailable)).toBeVisible()
  await page.unroute('**/shop-links?*')
  await dialog(page).getByRole('button', { name: shops.retry }).click()
  await expect(dialog(page).getByRole('link', { name: /Ozon/ })).toBeVisible()
})
