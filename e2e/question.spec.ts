import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { holdRequests } from './support/hold.ts'
import { closePopup } from './support/popups.ts'
import { fillIn, openForm, proveHuman, required, writeFromOwnAddress } from './support/question-form.ts'
import { test } from './support/test.ts'
import { contacts, texts } from './support/texts.ts'

const { feedback: labels, captcha, errorSummary } = texts.forms
const { feedback } = texts.popups

test.beforeEach(({ page }, { testId }) => writeFromOwnAddress(page, testId))

test('errors appear on leaving a field, and go when it is mended', async ({ page }) => {
  const form = await openForm(page)
  const email = form.getByLabel(labels.email.label)
  await email.fill('anna@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await form.getByLabel(labels.question.label).focus()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(
    /Поле «Электронная почта» содержит значение некорректного формата/,
  )
  await email.fill('anna@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('a press that leaves a wrong field is not lost, though the mark moves what is pressed', async ({
  page,
}) => {
  await openAwake(page, '/ask')
  const email = page.getByLabel(labels.email.label)
  const consent = page.getByRole('checkbox', { name: /согласие/ })
  await email.fill('anna@')
  await consent.scrollIntoViewIfNeeded()
  const place = await consent.boundingBox()
  if (!place) throw new Error('The consent is not seen.')
  await page.mouse.move(place.x + place.width / 2, place.y + 4)
  await page.mouse.down()
  await expect(email).not.toBeFocused()
  await page.mouse.up()
  await expect(consent).toBeChecked()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect((await consent.boundingBox())?.y).not.toBe(place.y)
})

test('sending an empty form marks every field and moves the focus to the first wrong one', async ({
  page,
}) => {
  const form = await openForm(page)
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByText('Отметьте согласие', { exact: true })).toBeVisible()
  for (const field of [labels.name, labels.email, labels.question]) {
    await expect(form.getByText(required(field.fieldName))).toBeVisible()
  }
  await expect(form.getByText(captcha.required)).toBeVisible()
  await expect(form.getByRole('alert')).toHaveText(errorSummary)
  await expect(form.getByRole('button', { name: labels.submit })).toBeVisible()
  await expect(form.getByLabel(labels.name.label)).toBeFocused()
  await fillIn(form)
  await expect(form.getByRole('alert')).toHaveText(errorSummary)
  await proveHuman(form)
  await expect(form.getByText(errorSummary)).toBeHidden()
  // A field error that appears later does not bring the summary back.
  await form.getByLabel(labels.email.label).fill('anna@')
  await form.getByLabel(labels.name.label).focus()
  await expect(form.getByLabel(labels.email.label)).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText(errorSummary)).toBeHidden()
})

test('whitespace is empty, and a long name is too long', async ({ page }) => {
  const form = await openForm(page)
  const name = form.getByLabel(labels.name.label)
  await name.fill('   ')
  await name.blur()
  await expect(form.getByText(required(labels.name.fieldName))).toBeVisible()
  await name.fill('а'.repeat(256))
  await name.blur()
  await expect(form.getByText('Поле не должно превышать 255 символов')).toBeVisible()
})

test('a sent question is answered with its number', async ({ page }) => {
  const form = await openForm(page)
  await fillIn(form)
  await proveHuman(form)
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByRole('heading', { name: feedback.successTitle })).toBeFocused()
  await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
})

test('the form of the FAQ sends as well', async ({ page }) => {
  await openAwake(page, '/')
  const form = page.locator('#ask')
  await fillIn(form)
  await proveHuman(form)
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
})

test('sending shows that it is under way and cannot be done twice', async ({ page }) => {
  const form = await openForm(page)
  await fillIn(form)
  await proveHuman(form)
  let sent = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/questions')) sent++
  })
  const release = await holdRequests(page, '**/questions')
  await form.getByRole('button', { name: labels.submit }).click()
  const busy = form.getByRole('button', { name: labels.sending })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  // Neither the button nor the keyboard sends again.
  await busy.dispatchEvent('click')
  await form.getByLabel(labels.name.label).press('Enter')
  release()
  await expect(form.getByText(/Номер вопроса/)).toBeVisible()
  expect(sent).toBe(1)
})

test('a retry after a lost answer makes no second question', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/)
  const form = await openForm(page)
  await fillIn(form, 'Вопрос, ответ на который потеряется по дороге')
  await proveHuman(form)
  const ids: string[] = []
  await page.route('**/questions', async (route) => {
    const answer = await route.fetch()
    ids.push((await answer.json()).id)
    if (ids.length === 1) await route.abort()
    else await route.fulfill({ response: answer })
  })
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByRole('alert')).toHaveText(feedback.error)
  await form.getByRole('button', { name: labels.tryAgain }).click()
  await expect(form.getByText(/Номер вопроса/)).toBeVisible()
  expect(ids[1]).toBe(ids[0])
})

test('errors of the server land on their fields', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/)
  const form = await openForm(page)
  await fillIn(form)
  await proveHuman(form)
  await page.route('**/questions', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 'refused', errors: { email: 'Такого адреса нет' }, message: errorSummary, values: {} },
    }),
  )
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByLabel(labels.email.label)).toHaveAccessibleDescription(/Такого адреса нет/)
  await expect(form.getByLabel(labels.email.label)).toBeFocused()
})

test('a refusal by the server in front of the form is said in the form’s own words', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/)
  const form = await openForm(page)
  await fillIn(form)
  await proveHuman(form)
  let status = 429
  await page.route('**/questions', (route) =>
    status === 0
      ? route.continue()
      : route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><h1>Отказ</h1>' }),
  )
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByRole('alert')).toHaveText(labels.tooMany)
  status = 413
  await form.getByRole('button', { name: labels.tryAgain }).click()
  const question = form.getByLabel(labels.question.label)
  await expect(question).toHaveAccessibleDescription(/Поле не должно превышать 2000 символов/)
  await expect(question).toBeFocused()
  // The proof of the first attempt was never looked at, and is still good.
  status = 0
  await form.getByRole('button', { name: labels.tryAgain }).click()
  await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
})

test('a typed question survives a failed send, closing and a reload', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/)
  let form = await openForm(page)
  await fillIn(form, 'Этот вопрос не должен пропасть ни при каких условиях')
  await proveHuman(form)
  await page.route('**/questions', (route) => route.abort())
  await form.getByRole('button', { name: labels.submit }).click()
  const question = () => form.getByLabel(labels.question.label)
  await expect(form.getByRole('alert')).toHaveText(feedback.error)
  await expect(question()).toHaveValue(/не должен пропасть/)

  await closePopup(page)
  await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
  await expect(question()).toHaveValue(/не должен пропасть/)

  form = await openForm(page, '/consent')
  await expect(question()).toHaveValue(/не должен пропасть/)
  await expect(form.getByText(labels.draftRestored)).toBeVisible()
  await expect(form.getByRole('checkbox', { name: /согласие/ })).not.toBeChecked()
})

test('without a network it says so where one has pressed, and keeps what was typed', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/)
  const form = await openForm(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await fillIn(form)
  await proveHuman(form)
  await context.setOffline(true)
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByRole('alert')).toHaveText(labels.offline)
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('button', { name: labels.tryAgain })).toBeFocused()
})

test('links of the consent and the policy open beside the form', async ({ page }) => {
  const form = await openForm(page)
  await expect(form.getByRole('link', { name: /согласие на\sобработку/ })).toHaveAttribute('target', '_blank')
  await expect(form.getByRole('link', { name: 'политике' })).toHaveAttribute('href', '/privacy')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts, answers with the same messages, keeps the values, and offers the e-mail address', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/400/)
    // Playwright's text search passes over `noscript`.
    const note = page.locator('noscript p')
    await page.goto('/ask')
    await expect(note).toContainText(contacts.email)
    await expect(note).toBeVisible()
    await page.getByLabel(labels.name.label).fill('Анна')
    await page.getByLabel(labels.email.label).fill('не почта')
    await page.getByRole('button', { name: labels.submit }).click()
    await expect(page.getByLabel(labels.name.label)).toHaveValue('Анна')
    await expect(page.getByLabel(labels.email.label)).toHaveValue('не почта')
    await expect(
      page.getByText('Поле «Электронная почта» содержит значение некорректного формата'),
    ).toBeVisible()
    await expect(page.getByText(required(labels.question.fieldName))).toBeVisible()
    await expect(note).toContainText(contacts.email)
    await expect(note).toBeVisible()
  })

  test('the form of the FAQ leads to the same answer', async ({ page, expectedConsole }) => {
    expectedConsole.push(/400/)
    await page.goto('/')
    await page.locator('#ask').getByRole('button', { name: labels.submit }).click()
    await expect(page).toHaveURL('/ask')
    await expect(page.getByText(required(labels.name.fieldName))).toBeVisible()
  })
})
