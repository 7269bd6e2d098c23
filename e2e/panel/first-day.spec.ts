import { expect, type Page } from '@playwright/test'
import { awake, openArticle, publish } from './support/panel.ts'
import { richText } from './support/questions.ts'
import { test } from './support/test.ts'

const picture = 'Капля краски рядом с прядью волос'

async function beginArticle(page: Page, title: string) {
  await page.goto('/admin/collections/articles/create')
  await page.waitForURL(/articles\/\d+/)
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
  await insert(page, 'Картинка')
  await page.getByRole('dialog').getByText('Создать', { exact: true }).click()
  const drawer = page.getByRole('dialog').filter({ has: page.locator('#field-alt') })
  await drawer.locator('input[type=file]').setInputFiles('content/pictures/shade-9-0.webp')
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

test('the first account is made with the code from the server, and with no other', ({ firstAccount }) => {
  expect(firstAccount.refusal).toMatch(/Код\sне\sподходит.*secrets\/first-account-code/)
  // There is no role to choose: the first account is an administrator's.
  expect(firstAccount.refusal).not.toMatch(/Роль|[Uu]nknown error|[Нн]еизвестная ошибка/)
  expect(firstAccount.welcome).toBe('Что ждёт вас')
})

test('an article with a lesson is written and published, and is on every site at once', async ({
  page,
  visitor,
  servers,
}) => {
  const title = 'Готовимся красить волосы'
  for (const url of servers.siteUrls) await visitor.request.get(url)
  await beginArticle(page, title)
  await writeBody(page)
  await addLesson(page)
  await expect(page.locator('#field-slug')).toHaveValue(/^gotovimsya-krasit-volosy/)
  await publish(page)
  await expect(page.getByText('Опубликовано').first()).toBeVisible()
  for (const url of servers.siteUrls) {
    await expect.poll(async () => (await visitor.request.get(url)).text()).toContain(title)
  }
  await visitor.goto('/')
  await visitor.getByRole('link', { name: title }).first().click()
  await expect(visitor).toHaveURL(/\/articles\/gotovimsya-krasit-volosy/)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByRole('heading', { level: 2, name: 'Что положить рядом' })).toBeVisible()
  await expect(visitor.locator('strong', { hasText: 'старое полотенце' })).toBeVisible()
  const lesson = visitor.getByRole('article').getByRole('link', { name: /Смешиваем краску/ })
  await expect(lesson.first()).toBeVisible()
})

test('a picture that is put into the text of an article is on the site', {
  tag: '@full',
}, async ({ page, editor, visitor }) => {
  const { id, slug } = await editor.createArticle('Статья с каплей')
  await openArticle(page, id)
  await richText(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await addPicture(page)
  await publish(page)
  await expect(page.getByText('Сохранено.', { exact: true })).toBeVisible()
  // The site may show the page as it was for as long as the new one takes.
  await expect(async () => {
    await visitor.goto(`/articles/${slug}`)
    await expect(visitor.getByRole('img', { name: picture })).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('a publication is planned by the clock of Moscow', { tag: '@full' }, async ({ page, editor }) => {
  const { id } = await editor.createArticle('Выйдет по расписанию', 'draft')
  await page.goto(`/admin/collections/articles/${id}`)
  await (await awake(page.locator('.form-submit .popup-button').first())).click()
  await page.getByRole('button', { name: 'Опубликовать или снять по расписанию' }).click()
  const drawer = page.getByRole('dialog').last()
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
  const inMoscow = inTwoDays.toLocaleString('sv-SE', { timeZone: 'Europe/Moscow' }).slice(0, 16)
  await drawer.locator('.react-datepicker__input-container input').fill(inMoscow)
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer.getByRole('row').last()).toContainText(inMoscow.slice(11))
})
