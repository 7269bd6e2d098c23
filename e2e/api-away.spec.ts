import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { test } from './support/stub-site.ts'
import { texts } from './support/texts.ts'

const { sections, popups, forms, navigation } = texts

test('while the API is away visitors are told so and can write a question; once it is back the page is whole', async ({
  page,
  stub,
  expectedConsole,
}) => {
  // This site keeps no pages: one that did would show the last complete version of each.
  stub.api.trouble = 'status 500'
  expectedConsole.push(/Failed to load resource/)
  await openAwake(page, '/video?slug=korni')
  await expect(page.getByText(popups.video.unavailable)).toBeVisible()
  await openAwake(page, '/video')
  await expect(page.getByText(sections.video.unavailable)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: navigation.ask }).click()
  const dialog = page.getByRole('dialog', { name: popups.feedback.title })
  await expect(dialog.getByRole('textbox', { name: forms.feedback.question.label })).toBeVisible()
  await dialog.getByRole('checkbox', { name: forms.captcha.start }).click()
  await expect(dialog.getByText(forms.captcha.loadError)).toBeVisible()
  await expect(dialog.getByRole('button', { name: forms.captcha.retry })).toBeVisible()
  stub.api.trouble = null
  await page.goto('/video')
  await expect(page.getByRole('main').getByRole('link', { name: 'Красим корни' })).toBeVisible()
})
