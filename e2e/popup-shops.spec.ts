import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { closePopup } from './support/popups.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { shops } = texts.popups
const { buy } = texts.sections.products

const dialog = (page: Page) => page.getByRole('dialog')
const buyLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${buy}`) })
    .first()

test('the shops of a chosen shade are asked for every time, and each leads safely to a new tab', {
  tag: '@full',
}, async ({ page }) => {
  await openAwake(page, '/')
  const palette = page.locator('#products')
  await palette.getByRole('link', { name: '0-22 Аметист', exact: true }).click()
  for (let time = 0; time < 2; time++) {
    const asked = page.waitForRequest('**/shop-links?*')
    await palette.getByRole('link', { name: new RegExp(`${buy}.*Аметист`) }).click()
    await asked
    const links = dialog(page).getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    // The address names the shade that is shown, and no popup.
    await expect(page).toHaveURL(/\/#shade-\d+$/)
    await closePopup(page)
  }
})

test('the shops say in an article when there are none, and when they could not be had', {
  tag: '@full',
}, async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/)
  await openAwake(page, '/articles/kak-zakrasit-sedinu')
  await page.route('**/shop-links?*', (route) => route.fulfill({ json: { links: [] } }))
  await buyLink(page).click()
  await expect(dialog(page).getByText(shops.empty)).toBeVisible()
  await closePopup(page)
  await page.route('**/shop-links?*', (route) => route.fulfill({ status: 503 }))
  await buyLink(page).click()
  await expect(dialog(page).getByText(shops.unavailable)).toBeVisible()
  await page.unroute('**/shop-links?*')
  await dialog(page).getByRole('button', { name: shops.retry }).click()
  await expect(dialog(page).getByRole('link', { name: /Ozon/ })).toBeVisible()
})
