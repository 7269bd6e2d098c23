import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { decode } from '../../apps/cms/tests/support/mail-server.ts'
import { fillIn, openForm, proveHuman } from './question-form.ts'
import { texts } from './texts.ts'

/** Sends a question as a visitor does; gives the number that the site has told them. */
export async function askOnSite(page: Page, question?: string): Promise<string> {
  const form = await openForm(page)
  await fillIn(form, question)
  await proveHuman(form)
  await form.getByRole('button', { name: texts.forms.feedback.submit }).click()
  const number = form.getByText(/Номер вопроса: \d+/)
  await expect(number).toBeVisible()
  return (await number.textContent())?.replace(/\D/g, '') ?? ''
}

/** Letters of one kind that a cms without a mail server has laid into its folder. */
export async function letters(dataDir: string, kind: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const wanted = names.filter((name) => name.endsWith(`.${kind}.eml`))
  return Promise.all(wanted.map(async (name) => decode(await readFile(path.join(folder, name), 'utf8'))))
}

/** Writes into the first rich text of a form. */
export function richText(page: Page) {
  return page.locator('.field-type.rich-text-lexical [contenteditable=true]').first()
}
