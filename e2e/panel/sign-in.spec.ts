import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { awake, save } from './support/panel.ts'
import { account, makeAccount } from './support/people.ts'
import { lettersTo } from './support/questions.ts'
import { test } from './support/test.ts'

/* Signing in and refusals, as people see them. The limits themselves are tested by the contract tests of the cms. */
test.use({
  // On a busy machine the panel's mark, which is fetched ahead, is shown later than Chromium expects.
  expectedConsole: [/Failed to load resource.*4(0[0139]|29)|favicon\.svg was preloaded/],
})

const wrong = 'Neverno2026'
const problem = (page: Page) => page.locator('form').getByRole('alert')
const welcome = (page: Page) => page.getByRole('heading', { name: 'Что ждёт вас' })
const enter = (page: Page) => page.getByRole('button', { name: 'Войти' }).click()
const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) })

async function tryLogIn(page: Page, email: string, password = account.password) {
  if (!page.url().endsWith('/admin/login')) await page.goto('/admin/login')
  await (await awake(page.getByLabel('Электронная почта'))).fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await enter(page)
}

test('a colleague is invited by letter and sets a password, knowing the rule beforehand', async ({
  page,
  openAlone,
  servers: { cmsUrl, dataDir },
}) => {
  const email = `zoya-${Date.now()}@example.ru`
  await page.goto('/admin/collections/users/create')
  await (await awake(page.getByLabel('Имя'))).fill('Зоя')
  await page.getByLabel('Электронная почта').fill(email)
  await expect(page.locator('input[type=password]').filter({ visible: true })).toHaveCount(0)
  await save(page)
  await expect(page.getByRole('button', { name: 'Отправить приглашение ещё раз' })).toBeVisible()
  await expect.poll(() => lettersTo(email, 'account', dataDir)).toHaveLength(1)
  const [letter = ''] = await lettersTo(email, 'account', dataDir)

  const zoya = await openAlone(cmsUrl)
  await zoya.setViewportSize({ width: 360, height: 740 })
  await zoya.goto(/http:\S+\/admin\/new-password\/\w+/.exec(letter)?.[0] ?? '')
  await expect(zoya.getByText(/больше\s8 и\sменьше\s20 латинских символов/)).toBeVisible()
  await (await awake(zoya.getByLabel('Новый пароль'))).fill('Zoya2026Parol')
  await zoya.getByLabel('Пароль ещё раз').fill('Zoya2026Parol')
  await zoya.getByRole('button', { name: 'Сохранить пароль' }).click()
  await zoya.waitForURL(/admin\/login/)
  await tryLogIn(zoya, email, 'Zoya2026Parol')
  await expect(welcome(zoya)).toBeVisible()
})

test('a second step is set up in the account, asked for at the door, and a recovery code does for it', async ({
  openAlone,
  openAs,
  servers: { cmsUrl },
}) => {
  const page = await openAs('Пётр', 'editor')
  await page.goto('/admin/account')
  await (await awake(page.getByRole('button', { name: 'Подключить приложение' }))).click()
  const email = await page.getByLabel('Электронная почта').inputValue()
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

  const door = await openAlone(cmsUrl)
  await tryLogIn(door, email)
  await expect(door.getByLabel('Шесть цифр')).toBeFocused()
  await door.keyboard.type('000000')
  await door.keyboard.press('Enter')
  await expect(problem(door)).toContainText(/Код\sне\sподходит/)
  await door.getByRole('button', { name: /Войти по\sзапасному коду/ }).click()
  await door.getByLabel('Запасной код').fill(code)
  await door.keyboard.press('Enter')
  await expect(welcome(door)).toBeVisible()
})

test('refusals at the door are told in words: wrong passwords, too many of them or of letters, a closed access', {
  tag: '@full',
}, async ({ editor, openAlone, servers: { cmsUrl } }) => {
  const { id, email } = await makeAccount(editor, 'Борис', 'editor')
  const page = await openAlone(cmsUrl)
  /** Asks as often as nearly anybody may, from the address of this browser. */
  const post = async (times: number, path: string, data: object) => {
    for (let time = 0; time < times; time++)
      await page.request.post(`/api/users/${path}`, { headers: { origin: cmsUrl }, data })
  }
  await post(4, 'login', { email, password: wrong })
  await tryLogIn(page, email, wrong)
  await expect(problem(page)).toHaveText('Почта или пароль не подходят.')
  await expect(page.getByRole('button', { name: 'Войти' })).toBeEnabled()
  await enter(page)
  await expect(problem(page)).toContainText(/Подождите\s1\s+минуту.*Забыли\sпароль/)

  await page.goto('/admin/forgot')
  const ask = page.getByRole('button', { name: 'Прислать ссылку' })
  await (await awake(ask)).click()
  await expect(page.getByText('Введите электронную почту.')).toBeVisible()
  await post(4, 'forgot-password', { email: 'nikto@example.ru' })
  await page.getByLabel('Электронная почта').fill('nikto@example.ru')
  await ask.click()
  await expect(page.getByRole('heading', { name: 'Письмо отправлено' })).toBeFocused()
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await ask.click()
  await expect(problem(page)).toContainText(/Подождите\s\d+\s+минут/)
  await expect(page.getByRole('heading', { name: 'Письмо отправлено' })).toHaveCount(0)

  await editor.update('users', id, { blocked: true })
  const owner = await openAlone(cmsUrl)
  await tryLogIn(owner, email)
  await expect(problem(owner)).toHaveText('Доступ закрыт. Обратитесь к администратору.')
})

test('a new e-mail address needs the present password', { tag: '@full' }, async ({ openAs }) => {
  const page = await openAs('Нина', 'editor')
  await page.goto('/admin/account')
  const current = page.getByLabel('Ваш нынешний пароль')
  await (await awake(page.getByLabel('Электронная почта'))).fill(`novaya-${Date.now()}@example.ru`)
  await current.fill(wrong)
  await save(page)
  await expect(page.locator('[data-sonner-toast]')).toContainText(/Это\sне\sваш\sнынешний\sпароль/)
  await expect(current).toHaveAccessibleDescription(/Это\sне\sваш\sнынешний\sпароль/)
  await expect(page.getByText(/unknown error|неизвестная ошибка/i)).toHaveCount(0)
  await current.fill(account.password)
  await save(page)
  await expect(current).toHaveCount(0)
})
