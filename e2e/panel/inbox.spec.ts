import { expect, type Page } from '@playwright/test'
import { awake, save } from './support/panel.ts'
import { account } from './support/people.ts'
import { askOnSite, inbox, lettersTo, richText } from './support/questions.ts'
import { test } from './support/test.ts'

const shelf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Какие вопросы показать' }).getByRole('link', { name })
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })

test('a question comes in, is answered, goes on the site and back to its visitor by mail', async ({
  page,
  visitor,
  servers: { siteUrl, dataDir },
}) => {
  const id = await askOnSite(visitor)
  const isAbout = (letter: string) => letter.includes(`Новый вопрос с сайта № ${id}`)
  const told = async () => (await lettersTo(account.email, 'newQuestion', dataDir)).filter(isAbout)
  await expect.poll(told).toHaveLength(1)

  await page.goto(`${inbox}/${id}`)
  // Opening it is reading it.
  await expect(page.locator('#field-state')).toContainText('Прочитан')
  await richText(page).click()
  await page.keyboard.type('Возьмите тон на ступень темнее.')
  await page.getByLabel('Показывать на сайте').check()
  await save(page)
  await expect(page.locator('#field-state')).toContainText('Есть ответ')
  await expect(page.getByText(/^Отправлено .*\d{4}/)).toBeVisible()

  const answers = await lettersTo('anna@example.com', 'questionAnswered', dataDir)
  const [answer = ''] = answers.filter((letter) => letter.includes(`${siteUrl}/faq#faq-${id}`))
  expect(answer).toContain('Возьмите тон на ступень темнее.')
  // The site may show the page as it was for as long as the new one takes.
  await expect(async () => {
    await visitor.goto(`/faq#faq-${id}`)
    const shown = visitor.locator(`#faq-${id}`)
    await expect(shown).toContainText('Возьмите тон на ступень темнее.', { timeout: 3000 })
  }).toPass()
})

test('a question that waits longer than was promised is marked and found, and several at once are moved to the spam', {
  tag: '@full',
}, async ({ page, editor }) => {
  const old = { state: 'new', createdAt: '2026-01-12T09:00:00.000Z' }
  await editor.create('faq-questions', { question: 'Где мой ответ?', ...old })
  for (const question of ['Купите слона?', 'Купите окна?']) {
    await editor.create('faq-questions', { question, state: 'new' })
  }
  await page.goto('/admin')
  await page.getByRole('link', { name: /новы[йхе]+ вопрос/ }).click()
  await expect(shelf(page, 'Новые')).toHaveAttribute('aria-current', 'page')
  for (const question of ['Купите слона', 'Купите окна']) {
    await expect(row(page, question)).not.toContainText('ждёт дольше обещанного')
    await (await awake(row(page, question).getByRole('checkbox'))).check()
  }
  await expect(page.getByText('Отмечено: 2 вопроса.')).toBeVisible()
  await page.getByRole('button', { name: 'В спам' }).click()
  await expect(row(page, 'Купите слона')).toHaveCount(0)
  await shelf(page, 'Спам').click()
  await expect(row(page, 'Купите слона')).toBeVisible()
  await expect(row(page, 'Купите окна')).toBeVisible()

  await shelf(page, 'Ждут дольше обещанного').click()
  await expect(row(page, 'Купите слона')).toHaveCount(0)
  await expect(row(page, 'Где мой ответ')).toContainText('ждёт дольше обещанного')
  await row(page, 'Где мой ответ').getByRole('link').first().click()
  await expect(page.getByText('Ждёт дольше обещанного.')).toBeVisible()
  await expect(page.getByText(/до.15 января включительно/)).toBeVisible()
})

test('an administrator sends all letters again that did not leave', { tag: '@full' }, async ({ page }) => {
  await page.goto('/admin/collections/mails')
  await (await awake(page.getByRole('button', { name: 'Отправить снова всё, что не ушло' }))).click()
  await expect(page.getByText('Отправлять снова нечего.')).toBeVisible()
})
