import { expect, type Page } from '@playwright/test'
import { account, Editor } from './support/editor.ts'
import { richText } from './support/inbox.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({ cmsSettings: {}, siteSettings: {} })

const inbox = '/admin/collections/faq-questions'

async function press(page: Page, name: string | RegExp) {
  await (await awake(page.getByRole('button', { name }).first())).click()
}

test('an answer begins with what was answered before and a template, below what is written, and nothing is sent', async ({
  page,
  servers: { cmsUrl, dataDir },
}) => {
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  const { id } = await editor.create('faq-questions', {
    question: 'Чем закрасить седину на висках?',
    state: 'new',
  })
  await page.goto(`${cmsUrl}${inbox}/${id}`)
  await expect(page.getByText('Шаблонов пока нет.')).toBeVisible()
  await expect(page.getByText(/^Ответ обещан до/)).toBeVisible()

  const answer = richText(page)
  await answer.click()
  await page.keyboard.type('Здравствуйте.')
  await press(page, 'Вставить как черновик')
  await expect(answer).toContainText(/^Здравствуйте\.\S/)
  await expect(page.getByLabel('Ответ ещё не готов')).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(answer).toHaveText('Здравствуйте.')
  await page.keyboard.press('Control+Shift+z')

  // One press adds the topics that the text mentions.
  await press(page, 'Добавить эти темы')
  await expect(page.locator('#field-tags')).toContainText(/седин/i)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.locator('#field-state')).toContainText('Прочитан')
  await expect(page.locator('#field-state')).not.toContainText('Есть ответ')
  await expect(page.getByText('Письмо с ответом')).toHaveCount(0)

  await editor.create('answer-templates', {
    name: 'Прощание',
    text: (await editor.first<{ answer: object }>('faq-questions', 'where[published][equals]=true')).answer,
  })
  await page.goto(`${cmsUrl}${inbox}/${id}`)
  const before = (await answer.textContent()) ?? ''
  await expect(page.getByRole('combobox', { name: 'Шаблоны ответов' })).toContainText('Прощание')
  await press(page, 'Вставить шаблон')
  await expect.poll(async () => (await answer.textContent())?.length).toBeGreaterThan(before.length)
  expect(await answer.textContent()).toContain(before)
})

test('a question that waits longer than was promised is marked in the inbox, and found by its filter', async ({
  page,
  servers: { cmsUrl, dataDir },
}) => {
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  const old = { state: 'new', createdAt: '2026-01-12T09:00:00.000Z' }
  await editor.create('faq-questions', { question: 'Где мой ответ?', ...old })
  await editor.create('faq-questions', { question: 'Можно ли завтра?', state: 'new' })
  // The newest come first, and the first content is as new as it is.
  await page.goto(`${cmsUrl}${inbox}?limit=100`)
  const row = (text: string) => page.getByRole('row', { name: new RegExp(text) })
  await expect(row('Где мой ответ')).toContainText('ждёт дольше обещанного')
  await expect(row('Можно ли завтра')).not.toContainText('ждёт дольше обещанного')
  await page.getByRole('link', { name: 'Ждут дольше обещанного' }).click()
  await expect(row('Можно ли завтра')).toHaveCount(0)
  await row('Где мой ответ').getByRole('link').first().click()
  await expect(page.getByText('Ждёт дольше обещанного.')).toBeVisible()
  await expect(page.getByText(/до.15 января включительно/)).toBeVisible()
})

test('the first page asks for moved days that the calendar lacks, and no longer than it lacks them', async ({
  page,
  servers: { cmsUrl, dataDir },
}) => {
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  const { docs } = await editor.send<{ docs: { id: number }[] }>('GET', '/calendar-days?limit=0')
  for (const { id } of docs) await editor.delete('calendar-days', id)
  await page.goto(`${cmsUrl}/admin`)
  const hint = page.getByText('В производственном календаре ещё не все перенесённые дни')
  await expect(hint).toBeVisible()
  await hint.getByRole('link', { name: 'Открыть календарь' }).click()
  await expect(page.getByRole('heading', { name: 'Производственный календарь' })).toBeVisible()

  const year = new Date().getFullYear()
  for (const one of [year, year + 1]) {
    await editor.create('calendar-days', {
      note: 'Каникулы',
      from: `${one}-07-01`,
      until: `${one}-07-07`,
      kind: 'off',
    })
  }
  await page.goto(`${cmsUrl}/admin`)
  await expect(page.getByRole('heading', { name: 'Что ждёт вас' })).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('an expert gives a question to a colleague, and finds among theirs what is their own', async ({
  page,
  servers: { cmsUrl, dataDir },
}) => {
  const editor = await Editor.signIn(page.request, { cmsUrl, dataDir })
  const password = 'Parol2026Testa'
  for (const [email, name, more] of [
    ['vera@example.ru', 'Вера', { role: 'expert' }],
    ['lena@example.ru', 'Лена', { role: 'expert', blocked: true }],
    ['mark@example.ru', 'Марк', { role: 'editor' }],
  ] as const)
    await editor.create('users', { name, email, password, ...more })
  const { id } = await editor.create('faq-questions', { question: 'Кто мне ответит?', state: 'new' })
  await page.request.post(`${cmsUrl}/api/users/login`, { data: { email: 'vera@example.ru', password } })

  await page.goto(`${cmsUrl}${inbox}/${id}`)
  await expect(page.locator('#field-state')).toContainText('Прочитан')
  const field = page.locator('#field-assignee')
  await (await awake(field.getByRole('combobox'))).click()
  // Only people who answer questions and may sign in.
  await expect(field.getByRole('option')).toHaveText([account.name, 'Вера'])
  await field.getByRole('option', { name: 'Вера' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено.')).toBeVisible()
  await page.goto(`${cmsUrl}${inbox}`)
  await page.getByRole('link', { name: 'Мои 1' }).click()
  await expect(page.getByRole('row', { name: /Кто мне ответит/ })).toContainText('Вера')
})
