import { expect, type Locator, type Page } from '@playwright/test'
import { holdRequests } from './support/hold.ts'
import { closePopup } from './support/popups.ts'
import { fillIn, openForm, required, writeFromOwnAddress } from './support/question-form.ts'
import { test } from './support/test.ts'
import { texts } from './support/texts.ts'

const { feedback: labels, captcha, errorSummary } = texts.forms

test.beforeEach(({ page }, { testId }) => writeFromOwnAddress(page, testId))

test('a form is not sent without a response of the captcha', async ({ page }) => {
  const form = await openForm(page)
  await fillIn(form)
  const sent = watchSending(page)
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByText(captcha.required)).toBeVisible()
  await expect(form.getByRole('checkbox', { name: captcha.start })).toBeFocused()
  expect(sent).toHaveLength(0)
})

test('a captcha passed by the keyboard shows its tick and keeps the focus; another press changes nothing', async ({
  page,
}) => {
  const form = await openForm(page)
  const box = form.getByRole('checkbox', { name: captcha.start })
  await box.press('Space')
  await expect(form.getByText(captcha.verified)).toBeVisible()
  await expect(box).toBeFocused()
  await expect(form.locator('[data-captcha] svg')).toBeVisible()
  await box.press('Space')
  await expect(box).toBeChecked()
  await expect(form.getByText(captcha.verified)).toBeVisible()
})

test('the captcha says when it does not load, and can be tried again', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/)
  const form = await openForm(page)
  await page.route('**/captcha-challenge', (route) => route.fulfill({ status: 503 }))
  await form.getByRole('checkbox', { name: captcha.start }).click()
  await expect(form.getByText(captcha.loadError)).toBeVisible()
  await page.unroute('**/captcha-challenge')
  await form.getByRole('button', { name: captcha.retry }).click()
  await expect(form.getByText(captcha.verified)).toBeVisible()
  await expect(form.getByRole('checkbox', { name: captcha.start })).toBeFocused()
})

test.describe('a visitor who sends while the captcha is still at work', () => {
  const waiting = (form: Locator) => form.getByRole('button', { name: captcha.verifying })

  test('needs no second press, and sends once however often they press', async ({ page }) => {
    const form = await openForm(page)
    const sent = watchSending(page)
    await fillIn(form)
    const release = await holdRequests(page, '**/captcha-challenge')
    await proveAndSend(form)
    await expect(waiting(form)).toHaveAttribute('aria-disabled', 'true')
    await expect(form.getByText(captcha.required)).toBeHidden()
    await waiting(form).dispatchEvent('click')
    await form.getByLabel(labels.name.label).press('Enter')
    release()
    await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('is told when it fails, and can send after another try', async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/)
    const form = await openForm(page)
    const sent = watchSending(page)
    await fillIn(form)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/captcha-challenge', async (route) => {
      await released
      await route.fulfill({ status: 503 })
    })
    await proveAndSend(form)
    release()
    await expect(form.getByText(captcha.loadError)).toBeVisible()
    await expect(form.getByText(captcha.required)).toBeVisible()
    await expect(form.getByRole('checkbox', { name: captcha.start })).toBeFocused()
    expect(sent).toHaveLength(0)
    await page.unroute('**/captcha-challenge')
    await form.getByRole('button', { name: captcha.retry }).click()
    await expect(form.getByText(captcha.verified)).toBeVisible()
    await form.getByRole('button', { name: labels.submit }).click()
    await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
  })

  test('is shown at once what else is missing', async ({ page }) => {
    const form = await openForm(page)
    await holdRequests(page, '**/captcha-challenge')
    await proveAndSend(form)
    await expect(form.getByText(required(labels.name.fieldName))).toBeVisible()
    await expect(form.getByLabel(labels.name.label)).toBeFocused()
    await expect(form.getByText(captcha.required)).toBeHidden()
  })

  test('may go on writing: what has become wrong is marked, and the focus stays', async ({ page }) => {
    const form = await openForm(page)
    const sent = watchSending(page)
    await fillIn(form)
    const release = await holdRequests(page, '**/captcha-challenge')
    await proveAndSend(form)
    await form.getByLabel(labels.email.label).fill('anna@')
    await form.getByLabel(labels.question.label).focus()
    release()
    await expect(form.getByText(captcha.verified)).toBeVisible()
    await expect(form.getByRole('alert')).toHaveText(errorSummary)
    await expect(form.getByLabel(labels.question.label)).toBeFocused()
    expect(sent).toHaveLength(0)
  })

  test('finds what was typed when the window is closed instead', async ({ page }) => {
    const form = await openForm(page)
    await fillIn(form, 'Не потеряется?')
    await holdRequests(page, '**/captcha-challenge')
    await proveAndSend(form)
    await closePopup(page)
    await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
    await expect(form.getByLabel(labels.question.label)).toHaveValue('Не потеряется?')
    await expect(form.getByRole('button', { name: labels.submit })).toBeEnabled()
  })
})

/** Sends without waiting for the captcha. */
async function proveAndSend(form: Locator): Promise<void> {
  await form.getByRole('checkbox', { name: captcha.start }).click()
  await form.getByRole('button', { name: labels.submit }).click()
}

/** The questions a page sends from now on. */
function watchSending(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/questions')
      sent.push(request.url())
  })
  return sent
}
