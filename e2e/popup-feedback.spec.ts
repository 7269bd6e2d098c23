import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { closePopup } from './support/popups.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { feedback } = texts.popups

const dialog = (page: Page) => page.getByRole('dialog')

test('is reached from the head and from the foot of every page', async ({ page }) => {
  await openAwake(page, '/privacy')
  for (const landmark of ['banner', 'contentinfo'] as const) {
    await page
      .getByRole(landmark)
      .getByRole('link', { name: /вопрос/i })
      .last()
      .click()
    await expect(dialog(page).getByRole('heading', { name: feedback.title })).toBeVisible()
    await closePopup(page)
  }
})

test('a reload keeps it open', async ({ page }) => {
  await openAwake(page, '/privacy')
  await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect(dialog(page).getByRole('heading', { name: feedback.title })).toBeVisible()
})
