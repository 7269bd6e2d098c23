import { expect } from '@playwright/test'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

test.use({ javaScriptEnabled: false })

test('articles are read and topics filter', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Блонд', exact: true }).first().click()
  await expect(page).toHaveURL('/?tag=blond')
  await page.getByRole('link', { name: /Холодный блонд/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Холодный блонд/)
})

test('a lesson opens, with its player, its steps and a way back', async ({ page }) => {
  await page.goto('/video')
  await page.getByRole('link', { name: /Смываем краску/ }).click()
  await expect(page).toHaveURL('/video?slug=smyvaem-krasku')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('video')).toBeVisible()
  await expect(dialog.locator('track')).toHaveAttribute('src', /\.vtt$/)
  await expect(dialog.getByRole('heading', { name: texts.popups.video.steps })).toBeVisible()
  await dialog.getByRole('link', { name: texts.popups.video.close }).click()
  await expect(page).toHaveURL('/video')
  await expect(dialog).toBeHidden()
})

test('«Где купить» leads to a page with the shops', async ({ page }) => {
  await page.goto('/')
  await page
    .locator('#products')
    .getByRole('link', { name: /Где купить/ })
    .click()
  await expect(page).toHaveURL('/shops?ean=2007700000017')
  await expect(page.getByRole('link', { name: /Ozon/ })).toHaveAttribute('target', '_blank')
})

test('an answer unfolds', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: /Мыть\sли\sголову/ }).click()
  await expect(page.getByText('Стойкую краску и краску без аммиака')).toBeVisible()
})

test('the menu of a phone opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.getByRole('button', { name: texts.navigation.openMenu }).click()
  await page.getByRole('link', { name: 'Видеоуроки' }).first().click()
  await expect(page).toHaveURL('/video')
})
