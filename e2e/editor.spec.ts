import { type BrowserContext, expect, type Page } from '@playwright/test'
import { account } from './support/editor.ts'
import { readFirstAccountCode } from './support/first-account-code.ts'
import { askOnSite, letters, richText } from './support/inbox.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

/*
 * The first day of one editor, from one end to the other. Each part has a file of its own, which looks closer: preview,
 * changes, inbox, and product-import for the feed of 500 products.
 */
test.use({ cmsSettings: {}, siteSettings: {}, viewport: { width: 1280, height: 900 } })

/** For looking at a page once, before it is loaded again. */
const aMoment = { timeout: 5000 }

const planned = 'Чек-лист перед окрашиванием'
const atOnce = 'Как хранить открытую краску'
const picture = 'Капля краски рядом с прядью волос'
const question = 'Можно ли красить волосы сразу после мытья?'

async function makeFirstAccount(page: Page, cmsUrl: string, dataDir: string) {
  await page.goto(`${cmsUrl}/admin/create-first-user?code=${await readFirstAccountCode(dataDir)}`)
  await (await awake(page.getByLabel('Электронная почта'))).fill(account.email)
  await page.getByLabel('Пароль', { exact: true }).fill(account.password)
  await page.getByLabel('Пароль ещё раз').fill(account.password)
  await page.getByLabel('Имя').fill(account.name)
  // Nothing to choose: the first account is an administrator's.
  await expect(page.getByText('Роль', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect(page.getByRole('heading', { name: 'Что ждёт вас' })).toBeVisible()
}

async function beginArticle(page: Page, cmsUrl: string, title: string) {
  await page.goto(`${cmsUrl}/admin/collections/articles`)
  const create = page.getByRole('link', { name: /^Создать/ }).first()
  const isBegun = () => /articles\/\d+/.test(page.url())
  // The list writes its filters into the address as it wakes up; the router forgets a press of that very moment.
  await expect(async () => {
    if (!isBegun()) await create.click({ timeout: 2000 })
    await expect.poll(isBegun, { timeout: 10_000 }).toBe(true)
  }).toPass()
  await (await awake(page.getByRole('textbox', { name: 'Заголовок' }))).fill(title)
  await page.getByLabel('Краткое описание').fill('Что проверить, прежде чем открыть упаковку.')
  await richText(page).click()
}

/** Inserts an element into the text, from the list that a slash opens. */
async function insert(page: Page, what: string) {
  await page.keyboard.type('/')
  await page.getByRole('option', { name: what }).click()
}

async function writeBody(page: Page) {
  await page.keyboard.type('## Что положить рядом')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Перчатки, часы и ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('старое полотенце')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
}

async function addPicture(page: Page) {
  await insert(page, 'Загрузить')
  await page.getByRole('dialog').getByText('Создать', { exact: true }).click()
  const drawer = page.getByRole('dialog').filter({ has: page.locator('#field-alt') })
  await drawer.locator('input[type=file]').setInputFiles('content/pictures/allergy-test.webp')
  await drawer.locator('#field-alt').fill(picture)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(richText(page).getByRole('img').first()).toBeVisible()
}

async function addLesson(page: Page) {
  await page.keyboard.press('Control+End')
  await insert(page, 'Видеоурок')
  await richText(page).getByRole('combobox').click()
  await page.getByRole('option', { name: 'Смешиваем краску' }).click()
  await expect(richText(page).getByText('Смешиваем краску', { exact: true })).toBeVisible()
}

/** The content of this test’s article, for the editor and for visitors. */
async function expectArticle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planned)
  await expect(page.getByRole('heading', { level: 2, name: 'Что положить рядом' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'старое полотенце' })).toBeVisible()
  await expect(page.getByRole('img', { name: picture })).toBeVisible()
  await expect(
    page
      .getByRole('article')
      .getByRole('link', { name: /Смешиваем краску/ })
      .first(),
  ).toBeVisible()
}

/** Opens the draft on the site, and goes away again when it is as it was written. */
async function lookAtDraft(page: Page, context: BrowserContext): Promise<string> {
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Предпросмотр' }).click()
  const preview = await opened
  await expect(preview.getByRole('complementary', { name: 'Предпросмотр' })).toContainText(
    'Вы видите черновик',
  )
  await expect(async () => {
    await preview.reload()
    await expectArticle(preview)
  }).toPass()
  const address = preview.url()
  await preview.close()
  return address
}

/** Plans the publication for the beginning of the minute after the next. */
async function planPublication(page: Page) {
  await page.locator('.form-submit .popup-button').first().click()
  await page.getByRole('button', { name: 'Опубликовать или снять по расписанию' }).click()
  const drawer = page.getByRole('dialog').last()
  const time = new Date(Date.now() + 120_000)
  const inMoscow = time.toLocaleString('sv-SE', { timeZone: 'Europe/Moscow' }).slice(0, 16)
  await drawer.locator('.react-datepicker__input-container input').fill(inMoscow)
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByRole('row').last()).toContainText(inMoscow.slice(11))
}

async function answerOnSite(page: Page, cmsUrl: string, id: string) {
  await page.goto(`${cmsUrl}/admin/collections/faq-questions/${id}`)
  await expect(page.locator('#field-state')).toContainText('Прочитан')
  await richText(page).click()
  await page.keyboard.type('Лучше подождать сутки.')
  await page.getByLabel('Показывать на сайте').check()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.locator('#field-state')).toContainText('Есть ответ')
}

test('a new editor’s first day', async ({ page, browser, context, servers }) => {
  test.setTimeout(900_000)
  // It ends a step that hangs before the whole test does.
  page.setDefaultTimeout(120_000)
  const { cmsUrl, siteUrl, dataDir } = servers
  const visitor = await (await browser.newContext({ baseURL: siteUrl })).newPage()
  visitor.setDefaultTimeout(120_000)

  await makeFirstAccount(page, cmsUrl, dataDir)

  await beginArticle(page, cmsUrl, planned)
  await writeBody(page)
  await addPicture(page)
  await addLesson(page)
  const address = await lookAtDraft(page, context)
  expect(new URL(address).pathname).toBe('/articles/chek-list-pered-okrashivaniem')
  await planPublication(page)
  expect((await visitor.request.get(address)).status()).toBe(404)

  await beginArticle(page, cmsUrl, atOnce)
  await page.keyboard.type('В закрытом флаконе и в темноте.')
  await page.getByRole('button', { name: 'Опубликовать изменения' }).click()
  await expect(page.getByText('Опубликовано').first()).toBeVisible()
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('link', { name: atOnce }).first()).toBeVisible(aMoment)
  }).toPass()

  const id = await askOnSite(visitor, question)
  await answerOnSite(page, cmsUrl, id)
  await expect.poll(() => letters(dataDir, 'questionAnswered')).toHaveLength(1)
  expect((await letters(dataDir, 'questionAnswered'))[0]).toContain('Лучше подождать сутки.')
  await expect(async () => {
    await visitor.goto(`/#faq-${id}`)
    await expect(visitor.locator(`#faq-${id}`)).toContainText('Лучше подождать сутки.', aMoment)
  }).toPass()

  // The minute that was planned comes while nobody does anything about it.
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 300_000 }).toBe(200)
  await visitor.goto(address)
  await expectArticle(visitor)
})
