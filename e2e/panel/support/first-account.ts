import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { awake } from './panel.ts'
import { account } from './people.ts'

/** The refusal of a wrong code, and the heading of the page to which the right one led. */
export type FirstAccount = { refusal: string | null; welcome: string | null }

/** Makes the first account by hand: with a wrong code, then with the code that the cms keeps in its data folder. */
export async function makeFirstAccount(page: Page, dataDir: string): Promise<FirstAccount> {
  await page.goto('/admin/create-first-user?code=ne-tot')
  await (await awake(page.getByLabel('Электронная почта'))).fill(account.email)
  await page.getByLabel('Имя').fill(account.name)
  await page.getByLabel('Пароль', { exact: true }).fill(account.password)
  await page.getByLabel('Пароль ещё раз').fill(account.password)
  await page.getByRole('button', { name: 'Создать' }).click()
  const code = page.getByLabel('Код для первой учётной записи')
  await page.getByText(/Код\sне\sподходит/).waitFor()
  const refusal = await page.locator('form').textContent()
  await code.fill((await readFile(path.join(dataDir, 'secrets/first-account-code'), 'utf8')).trim())
  await page.getByRole('button', { name: 'Создать' }).click()
  return { refusal, welcome: await page.getByRole('heading', { name: 'Что ждёт вас' }).textContent() }
}
