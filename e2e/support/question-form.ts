import { expect, type Locator, type Page } from '@playwright/test'
import { openAwake } from './awake.ts'
import { texts } from './texts.ts'

const { feedback: labels, captcha } = texts.forms

/** Opens the feedback popup on a page and waits for its form. */
export async function openForm(page: Page, path = '/privacy'): Promise<Locator> {
  await openAwake(page, path)
  await page.getByRole('banner').getByRole('link', { name: texts.navigation.ask }).click()
  const dialog = page.getByRole('dialog', { name: texts.popups.feedback.title })
  await dialog.getByRole('button', { name: labels.submit }).waitFor()
  return dialog
}

/** Fills in everything but the captcha. */
export async function fillIn(
  form: Locator,
  question = 'Волосы русые, хочу светлее на два тона. С чего начать?',
): Promise<void> {
  await form.getByLabel(labels.name.label).fill('Анна')
  await form.getByLabel(labels.email.label).fill('anna@example.com')
  await form.getByLabel(labels.question.label).fill(question)
  await form.getByRole('checkbox', { name: /согласие/ }).check()
}

/** Passes the self-hosted captcha. */
export async function proveHuman(form: Locator): Promise<void> {
  await form.getByRole('checkbox', { name: captcha.start }).click()
  await expect(form.getByText(captcha.verified)).toBeVisible()
}

/** The error of a field that is left empty. */
export const required = (field: string) => `Поле «${field}» обязательно для заполнения`

/** Lets a test write from an address of its own: the API refuses more than a handful a minute from one. */
export async function writeFromOwnAddress(page: Page, testId: string): Promise<void> {
  const numbers = [...testId].map((letter) => letter.charCodeAt(0) % 250)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${numbers.slice(-3).join('.')}` })
}
