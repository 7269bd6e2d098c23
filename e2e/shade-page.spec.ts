import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { products } = texts.sections

test('the keyboard leads from the palette to a shade; a visitor walks by its wall to another, to the next one and to its shops', async ({
  page,
}) => {
  await openAwake(page, '/shades')
  const wall = page.getByRole('navigation', { name: products.shade })
  const palette = page.locator('#products')
  await wall.getByRole('link', { name: /^5-4/ }).press('Enter')
  await palette.getByRole('link', { name: new RegExp(`^${products.next}: 6-7`) }).press('Enter')
  await palette.getByRole('link', { name: /^Ещё\sоб\sоттенке.*6-7/ }).press('Enter')
  await expect(page).toHaveURL('/shades/6-7')
  await expect(wall.locator('[aria-current]')).toHaveText(/^6-7/)
  await wall.getByRole('link', { name: /^6-0/ }).click()
  await expect(page).toHaveURL('/shades/6-0')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: new RegExp(`^${products.next}`) }).click()
  await expect(page).toHaveURL('/shades/7-0')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/7-0/)
  await main.getByRole('link', { name: /Где купить/ }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /Ozon/ })).toBeVisible()
})

test('a shade in an article leads to its page by its whole card, and to the shops by its button', async ({
  page,
}) => {
  await openAwake(page, '/articles/kak-zakrasit-sedinu')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name: /^6-0\s/ }) })
  await card.last().getByRole('link', { name: products.buy }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  // The link lies over the picture, and takes the press.
  await card.last().locator('picture').click({ force: true })
  await expect(page).toHaveURL('/shades/6-0')
})
