import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { decode } from '../../../apps/cms/tests/support/mail-server.ts'
import { fillIn, openForm, proveHuman } from '../../support/question-form.ts'
import { texts } from '../../support/texts.ts'
import type { Editor } from './editor.ts'

export const inbox = '/admin/collections/faq-questions'

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

/** Takes away the questions that wait for nobody in particular: every expert has them in their queue. */
export const emptyInbox = (editor: Editor) =>
  editor.send(
    'DELETE',
    '/faq-questions?where[state][in][0]=new&where[state][in][1]=read&where[assignee][exists]=false',
  )

/** Letters of one kind to somebody that a cms without a mail server has laid into its folder. */
export async function lettersTo(email: string, kind: string, dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const wanted = names.filter((name) => name.endsWith(`.${kind}.eml`))
  const letters = await Promise.all(
    wanted.map(async (name) => decode(await readFile(path.join(folder, name), 'utf8'))),
  )
  return letters.filter((letter) => letter.includes(email))
}

/** The first rich text of a form. */
export function richText(page: Page) {
  return page.locator('.field-type.rich-text-lexical [contenteditable=true]').first()
}
