import { expect } from '@playwright/test'
import { openAwake } from './support/awake.ts'
import { closePopup } from './support/popups.ts'
import { fillIn, openForm, proveHuman, required, writeFromOwnAddress } from './support/question-form.ts'
import { test } from './support/test.ts'
import { contacts, texts } from './support/texts.ts'

const { feedback: labels, captcha, errorSummary } = texts.forms
const { feedback } = texts.popups

test.beforeEach(({ page }, { testId }) => writeFromOwnAddress(page, testId))

test('the first wrong field has the focus, the captcha is passed by the keyboard, and the answer is a number', async ({
  page,
}) => {
  const form = await openForm(page)
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByRole('alert')).toHaveText(errorSummary)
  await expect(form.getByText(required(labels.name.fieldName))).toBeVisible()
  await expect(form.getByLabel(labels.name.label)).toBeFocused()
  await fillIn(form)
  const box = form.getByRole('checkbox', { name: captcha.start })
  await box.press('Space')
  await expect(form.getByText(captcha.verified)).toBeVisible()
  await expect(form.locator('[data-captcha] svg')).toBeVisible()
  await expect(box).toBeFocused()
  await form.getByLabel(labels.name.label).press('Enter')
  await expect(form.getByRole('heading', { name: feedback.successTitle })).toBeFocused()
  await expect(form.getByText(/Номер вопроса: \d+/)).toBeVisible()
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

test('without a network it says so where one has pressed; closing and a reload keep what was typed', async ({
  page,
  context,
  expectedConsole,
}) => {
  // Pages of the menu that are just fetched ahead fail with it.
  expectedConsole.push(/Failed to load resource|Error loading route module|dynamically imported module/)
  let form = await openForm(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await fillIn(form, 'Этот вопрос не должен пропасть ни при каких условиях')
  await proveHuman(form)
  await context.setOffline(true)
  await form.getByRole('button', { name: labels.submit }).click()
  await expect(form.getByRole('alert')).toHaveText(labels.offline)
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('button', { name: labels.tryAgain })).toBeFocused()
  await context.setOffline(false)
  await page.setViewportSize({ width: 1280, height: 740 })

  await closePopup(page)
  await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
  await expect(form.getByLabel(labels.question.label)).toHaveValue(/не должен пропасть/)

  form = await openForm(page, '/consent')
  await expect(form.getByLabel(labels.question.label)).toHaveValue(/не должен пропасть/)
  await expect(form.getByText(labels.draftRestored)).toBeVisible()
  await expect(form.getByRole('checkbox', { name: /согласие/ })).not.toBeChecked()
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
})
