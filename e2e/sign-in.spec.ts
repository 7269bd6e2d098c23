import { type Browser, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { account, Editor } from './support/editor.ts'
import { readFirstAccountCode } from './support/first-account-code.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

/*
 * Creating the first account, signing in and refusals, as people see them. The limits themselves are tested by the contract tests of the cms.
 */
test.use({
  cmsSettings: {},
  siteSettings: {},
  viewport: { width: 1280, height: 900 },
  // These tests are about refusals.
  expectedConsole: [/Failed to load resource.*40[0139]|Failed to load resource.*429/],
})
// Each file has its own servers; within it one test builds on the account of the one before.
test.describe.configure({ mode: 'serial' })

const wrong = 'Neverno2026'
const unknownError = /unknown error|неизвестная ошибка/i

const problem = (page: Page) => page.locator('form').getByRole('alert')
const toast = (page: Page) => page.locator('[data-sonner-toast]')

async function tryLogIn(page: Page, cmsUrl: string, password: string, email = account.email) {
  await page.goto(`${cmsUrl}/admin/login`)
  await (await awake(page.getByLabel('Электронная почта'))).fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
}

/** A page of a visitor who is not signed in, with an address of their own. */
async function strangerIn(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } })
  return context.newPage()
}

const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) })

test('the first account is made with the code from the server, and with no other', async ({
  page,
  servers,
}) => {
  const { cmsUrl, dataDir } = servers
  await page.goto(`${cmsUrl}/admin/create-first-user?code=ne-tot`)
  await (await awake(page.getByLabel('Электронная почта'))).fill(account.email)
  await page.getByLabel('Имя').fill(account.name)
  await page.getByLabel('Пароль', { exact: true }).fill(account.password)
  await page.getByLabel('Пароль ещё раз').fill(account.password)
  await expect(page.getByLabel('Код для первой учётной записи')).toHaveCount(0)
  await page.getByRole('button', { name: 'Создать' }).click()

  const code = page.getByLabel('Код для первой учётной записи')
  await expect(code).toHaveAccessibleDescription(/Код\sне\sподходит.*secrets\/first-account-code/)
  await expect(page.getByText(unknownError)).toHaveCount(0)
  await code.fill(await readFirstAccountCode(dataDir))
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect(page.getByRole('heading', { name: 'Что ждёт вас' })).toBeVisible()
})

test('a lock says how long it lasts and what to do, and is nobody else’s', async ({
  browser,
  servers: { cmsUrl },
}) => {
  const guesser = await strangerIn(browser, '198.51.100.10')
  await tryLogIn(guesser, cmsUrl, wrong)
  for (let tried = 1; tried <= 4; tried++) {
    await expect(problem(guesser)).toHaveText('Почта или пароль не подходят.')
    await guesser.getByRole('button', { name: 'Войти' }).click()
    await expect(guesser.getByRole('button', { name: 'Войти' })).toBeEnabled()
  }
  await guesser.getByRole('button', { name: 'Войти' }).click()
  await expect(problem(guesser)).toContainText(/Подождите\s1\s+минуту.*Забыли\sпароль/)

  const owner = await strangerIn(browser, '198.51.100.11')
  await tryLogIn(owner, cmsUrl, account.password)
  await expect(owner.getByRole('heading', { name: 'Что ждёт вас' })).toBeVisible()
})

test('a letter with a new password is asked for, and too many are refused in words', async ({
  browser,
  servers: { cmsUrl },
}) => {
  const page = await strangerIn(browser, '198.51.100.40')
  await page.goto(`${cmsUrl}/admin/forgot`)
  const ask = page.getByRole('button', { name: 'Прислать ссылку' })
  await (await awake(ask)).click()
  await expect(page.getByText('Введите электронную почту.')).toBeVisible()
  await page.getByLabel('Электронная почта').fill('nikto@example.ru')
  for (let asked = 1; asked <= 5; asked++) {
    await ask.click()
    await expect(page.getByRole('heading', { name: 'Письмо отправлено' })).toBeFocused()
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  }
  await ask.click()
  await expect(problem(page)).toContainText(/Подождите\s\d+\s+минут/)
  await expect(page.getByRole('heading', { name: 'Письмо отправлено' })).toHaveCount(0)
})

test('an address that has guessed at many accounts is told to wait', async ({
  browser,
  request,
  servers: { cmsUrl },
}) => {
  const headers = { 'x-forwarded-for': '198.51.100.12' }
  for (let tried = 0; tried < 20; tried++) {
    const data = { email: `nikto-${tried}@example.ru`, password: wrong }
    await request.post(`${cmsUrl}/api/users/login`, { headers, data })
  }
  const guesser = await strangerIn(browser, '198.51.100.12')
  await tryLogIn(guesser, cmsUrl, account.password)
  await expect(problem(guesser)).toContainText(/Слишком\sмного\sпопыток.*15\s+минут/)
})

test('somebody with a closed access is told so', async ({ browser, request, servers }) => {
  const editor = await Editor.signIn(request, servers)
  const closed = { email: 'zakryt@example.ru', password: account.password, name: 'Борис', role: 'editor' }
  await editor.create('users', { ...closed, blocked: true })
  const page = await strangerIn(browser, '198.51.100.13')
  await tryLogIn(page, servers.cmsUrl, closed.password, closed.email)
  await expect(problem(page)).toHaveText('Доступ закрыт. Обратитесь к администратору.')
})

test('the last administrator is told why they stay one', async ({ page, servers }) => {
  await Editor.signIn(page.request, servers)
  await page.goto(`${servers.cmsUrl}/admin/account`)
  await awake(page.getByLabel('Имя'))
  await page.getByLabel('Доступ закрыт').check()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toast(page)).toContainText('Это последний администратор')
  await expect(page.getByText(unknownError)).toHaveCount(0)
})

test('a new e-mail address needs the present password', async ({ page, servers }) => {
  await Editor.signIn(page.request, servers)
  await page.goto(`${servers.cmsUrl}/admin/account`)
  const current = page.getByLabel('Ваш нынешний пароль')
  await (await awake(page.getByLabel('Электронная почта'))).fill('novaya@example.ru')
  await current.fill(wrong)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toast(page)).toContainText(/Это\sне\sваш\sнынешний\sпароль/)
  await expect(current).toHaveAccessibleDescription(/Это\sне\sваш\sнынешний\sпароль/)
  await current.fill(account.password)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(current).toHaveCount(0)
  await page.getByLabel('Электронная почта').fill(account.email)
  await current.fill(account.password)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(current).toHaveCount(0)
})

test('a second step is set up in the account, asked for at the door, and a recovery code does for it', async ({
  page,
  browser,
  servers,
}) => {
  await Editor.signIn(page.request, servers)
  await page.goto(`${servers.cmsUrl}/admin/account`)
  await (await awake(page.getByRole('button', { name: 'Подключить приложение' }))).click()
  await page.getByLabel('Ваш нынешний пароль').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByAltText(/QR-код/)).toBeVisible()
  const secret = await page.locator('code').first().textContent()
  await page.getByLabel('Код из приложения').fill(codeOf(secret ?? ''))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [code = ''] = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(page.getByText(/Запасных кодов осталось: 10/)).toBeVisible()

  const door = await strangerIn(browser, '198.51.100.14')
  await tryLogIn(door, servers.cmsUrl, account.password)
  const digits = door.getByLabel('Шесть цифр')
  await expect(digits).toBeFocused()
  await digits.fill('000000')
  await door.keyboard.press('Enter')
  await expect(problem(door)).toContainText(/Код\sне\sподходит/)
  await door.getByRole('button', { name: /Войти по\sзапасному коду/ }).click()
  await door.getByLabel('Запасной код').fill(code)
  await door.keyboard.press('Enter')
  await expect(door.getByRole('heading', { name: 'Что ждёт вас' })).toBeVisible()

  await page.getByRole('button', { name: 'Отключить' }).click()
  await page.getByLabel('Ваш нынешний пароль').fill(account.password)
  await page.getByRole('button', { name: 'Отключить второй шаг' }).click()
  await expect(page.getByRole('button', { name: 'Подключить приложение' })).toBeVisible()
})
