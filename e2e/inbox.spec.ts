import { expect, type Page } from '@playwright/test'
import { account, Editor } from './support/editor.ts'
import { askOnSite, letters, richText } from './support/inbox.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({ cmsSettings: {}, siteSettings: {} })

const inbox = '/admin/collections/faq-questions'
const shelf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Какие вопросы показать' }).getByRole('link', { name })

test('a question comes in, is answered, goes on the site and back to its visitor by mail', async ({
  page,
  servers: { cmsUrl, siteUrl, dataDir },
}) => {
  // There must be an account to notify.
  await Editor.signIn(page.request, { cmsUrl, dataDir })
  const id = await askOnSite(page)
  await expect.poll(() => letters(dataDir, 'newQuestion')).toHaveLength(1)
  const [told = ''] = await letters(dataDir, 'newQuestion')
  expect(told).toContain(`Новый вопрос с сайта № ${id}`)
  expect(told).toContain(account.email)

  await page.goto(`${cmsUrl}/admin`)
  await page.getByRole('link', { name: /новый вопрос/ }).click()
  await expect(shelf(page, 'Новые')).toHaveAttribute('aria-current', 'page')
  await page.goto(`${cmsUrl}${inbox}/${id}`)
  // Opening it is reading it.
  await expect(page.locator('#field-state')).toContainText('Прочитан')

  const editor = richText(page)
  await editor.click()
  await page.keyboard.type('Возьмите тон на ступень темнее.')
  await expect(editor).toContainText('Возьмите тон на ступень темнее.')
  await page.getByLabel('Показывать на сайте').check()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.locator('#field-state')).toContainText('Есть ответ')
  await expect(page.getByText(/^Отправлено .*\d{4}/)).toBeVisible()

  const answers = await letters(dataDir, 'questionAnswered')
  expect(answers).toHaveLength(1)
  expect(answers[0]).toContain('Возьмите тон на ступень темнее.')
  expect(answers[0]).toContain(`${siteUrl}/#faq-${id}`)

  // The site may show the page as it was for as long as the new one takes.
  await expect(async () => {
    await page.goto(`${siteUrl}/#faq-${id}`)
    await expect(page.locator(`#faq-${id}`)).toContainText('Возьмите тон на ступень темнее.', {
      timeout: 5000,
    })
  }).toPass()
})

test('several questions at once: read, spam', async ({ page, servers: { cmsUrl, dataDir } }) => {
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  for (const question of ['Купите слона?', 'Купите окна?']) {
    await editor.create('faq-questions', { question, state: 'new' })
  }
  await page.goto(`${cmsUrl}${inbox}?where[or][0][and][0][state][equals]=new`)
  await expect(shelf(page, 'Новые')).toHaveAttribute('aria-current', 'page')
  const row = (text: string) => page.getByRole('row', { name: new RegExp(text) })
  for (const question of ['Купите слона', 'Купите окна']) {
    const box = row(question).getByRole('checkbox')
    await (await awake(box)).check()
  }
  await expect(page.getByText('Отмечено: 2 вопроса.')).toBeVisible()
  await page.getByRole('button', { name: 'В спам' }).click()
  await expect(row('Купите слона')).toHaveCount(0)
  await shelf(page, 'Спам').click()
  await expect(row('Купите слона')).toBeVisible()
  await expect(row('Купите окна')).toBeVisible()
})
