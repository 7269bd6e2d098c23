import { expect, type Page } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { inBanner, title } from './support/places.ts'
import { fillIn, required, writeFromOwnAddress } from './support/question-form.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { translatePage } from './support/translate.ts'

const { feedback: labels, captcha, errorSummary } = texts.forms
const { search } = texts.popups

/** React finds other words than it has sent, and renders the page again. */
const notTakenOver = /Minified React error #418/

const translated = {
  'before it wakes': async (page: Page, path: string) => {
    await page.addInitScript(translatePage)
    await openAwake(page, path)
  },
  'after it woke': async (page: Page, path: string) => {
    await openAwake(page, path)
    await page.evaluate(translatePage)
  },
}

test.beforeEach(async ({ page, expectedConsole }, { testId }) => {
  expectedConsole.push(notTakenOver)
  await writeFromOwnAddress(page, testId)
})

for (const [time, open] of Object.entries(translated)) {
  test(`a page that the browser translates ${time} tells what is wrong, and sends the question`, async ({
    page,
  }) => {
    await open(page, '/ask')
    const form = page.getByRole('main')
    const heading = await title(page).textContent()
    await form.getByRole('button', { name: labels.submit }).click()
    await expect(form.getByRole('alert')).toContainText(errorSummary)
    await expect(form.getByText(required(labels.name.fieldName))).toBeVisible()
    await fillIn(form)
    await expect(form.getByText(required(labels.name.fieldName))).toBeHidden()
    await form.getByRole('checkbox', { name: captcha.start }).click()
    await expect(form.getByText(captcha.verified)).toBeVisible()
    await expect(title(page)).toHaveText(heading ?? '')
    await form.getByRole('button', { name: labels.submit }).click()
    await expect(form.getByRole('heading', { name: texts.popups.feedback.successTitle })).toBeFocused()
  })
}

test('the search goes on finding what is typed while the browser translates the page', async ({ page }) => {
  await openAwake(page, '/privacy')
  await page.evaluate(translatePage)
  await inBanner(page, texts.sections.search.title).click()
  const popup = page.getByRole('dialog', { name: search.title })
  const options = popup.getByRole('option')
  for (const [typed, found] of [
    ['хна', /хн/i],
    ['хна басма', /басм/i],
    ['седина', /седин/i],
  ] as const) {
    await popup.getByRole('combobox').fill(typed)
    await expect(options.filter({ hasText: found }).first()).toContainText('⟨en⟩')
  }
  await expect(popup.locator('mark').first()).toContainText('⟨en⟩')
})
