import { expect, type Page } from '@playwright/test'
import { account, Editor } from './support/editor.ts'
import { richText } from './support/inbox.ts'
import { awake } from './support/panel.ts'
import { test } from './support/servers.ts'

test.use({ cmsSettings: {}, siteSettings: {} })

const inbox = '/admin/collections/faq-questions'
const email = 'vera@example.ru'
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' })
const next = (page: Page) => page.getByRole('link', { name: /^Следующий вопрос/ })
const question = (page: Page) => page.locator('#field-question')

/** Signs an expert in, with these questions waiting, the oldest first; those of `own` are theirs. Gives the ids of all. */
async function atDesk(
  page: Page,
  editor: Editor,
  { cmsUrl }: { cmsUrl: string },
  questions: string[],
  own: string[] = [],
): Promise<number[]> {
  const { docs } = await editor.send<{ docs: { id: number }[] }>(
    'GET',
    `/users?where[email][equals]=${email}`,
  )
  const data = { email, password: account.password, name: 'Вера', role: 'expert' }
  const expert = docs[0] ?? (await editor.create('users', data))
  const ids: number[] = []
  for (const [index, text] of questions.entries()) {
    const createdAt = `2026-11-${10 + index}T09:00:00.000Z`
    const assignee = own.includes(text) ? { assignee: expert.id } : {}
    ids.push(
      (await editor.create('faq-questions', { question: text, state: 'new', createdAt, ...assignee })).id,
    )
  }
  await page.request.post(`${cmsUrl}/api/users/login`, { data: { email, password: account.password } })
  return ids
}

test('an expert answers one question after another, their own first, until none is left', async ({
  page,
  request,
  servers,
}) => {
  const editor = await Editor.signIn(request, servers)
  await atDesk(page, editor, servers, ['Старый ничей?', 'Свой?', 'Новый ничей?'], ['Свой?'])
  await page.goto(`${servers.cmsUrl}${inbox}`)
  await page.getByRole('link', { name: 'Отвечать по очереди' }).click()
  for (const [text, others] of [
    ['Свой?', 2],
    ['Старый ничей?', 1],
    ['Новый ничей?', 0],
  ] as const) {
    await expect(question(page)).toHaveValue(text)
    // The question behind the open one.
    if (others > 0) await expect(next(page)).toHaveText(new RegExp(`${others}$`))
    await (await awake(richText(page))).click()
    await page.keyboard.type('Красьте смело.')
    await save(page).click()
    await expect(page.locator('#field-state')).toContainText('Есть ответ')
    if (others > 0) await next(page).click()
  }
  await expect(page.getByText('Других вопросов для вас нет. Спасибо!')).toBeVisible()
  await expect(next(page)).toHaveCount(0)
})

test('the next question does not take away what is written and not saved', async ({
  page,
  request,
  servers,
}) => {
  const editor = await Editor.signIn(request, servers)
  const [first] = await atDesk(page, editor, servers, ['Первый?', 'Второй?'])
  await page.goto(`${servers.cmsUrl}${inbox}/${first}`)
  await (await awake(richText(page))).click()
  await page.keyboard.type('Почти готово')
  await expect(save(page)).toBeEnabled()
  await next(page).click()
  await page.getByRole('button', { name: 'Остаться' }).click()
  await expect(richText(page)).toHaveText('Почти готово')
  await expect(question(page)).toHaveValue('Первый?')
})

test('the shelf of one’s own questions says what would stand there', async ({ page, request, servers }) => {
  const editor = await Editor.signIn(request, servers)
  await atDesk(page, editor, servers, ['Ничей?'])
  await page.goto(`${servers.cmsUrl}${inbox}`)
  const shelf = page.getByRole('link', { name: 'Мои 0' })
  await shelf.click()
  await expect(
    page.getByText(/^Своих вопросов у.вас сейчас нет\. .*«Кто отвечает» и.сохраните\.$/),
  ).toBeVisible()
  await expect(page.getByText('Результатов не найдено')).toBeHidden()
  // Opened at this address, the panel shows its filter; the names of both states are the panel's.
  await page.reload()
  await expect(shelf).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('.where-builder')).toContainText(/Новый.*Прочитан/)
})

test('on a phone the answer is on the first screen, and below it what becomes of it', async ({
  page,
  request,
  servers,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const editor = await Editor.signIn(request, servers)
  const [first] = await atDesk(page, editor, servers, [
    'Чем закрасить седину на висках, если волосы тонкие, а краска держится не дольше недели?',
    'Второй?',
  ])
  await page.goto(`${servers.cmsUrl}${inbox}/${first}`)
  await expect(page.getByRole('heading', { name: 'Похожие ответы' })).toBeVisible()
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0
  expect(await top('[contenteditable=true]')).toBeLessThan(400)
  expect(await top('#field-published')).toBeLessThan(await top('#field-note'))
  expect(await top('#field-published')).toBeLessThan(1000)
  // Nothing is off the screen: neither the way to the next question nor the one to the account.
  for (const link of [next(page), page.locator('.app-header__account')]) {
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a field that an expert may not change is shown in words, and has nothing to press', async ({
  page,
  request,
  servers,
}) => {
  const editor = await Editor.signIn(request, servers)
  await atDesk(page, editor, servers, [])
  const text = await editor.first('finder-texts')
  await page.goto(`${servers.cmsUrl}/admin/collections/finder-texts/${text.id}`)
  await expect(page.getByText('Изменён: нет')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  const day = await editor.first('calendar-days')
  await page.goto(`${servers.cmsUrl}/admin/collections/calendar-days/${day.id}`)
  await expect(page.locator('#field-from input')).toBeDisabled()
  await expect(page.locator('#field-from button')).toBeHidden()

  const product = await editor.first('products', 'where[tags][exists]=true')
  await page.goto(`${servers.cmsUrl}/admin/collections/products/${product.id}`)
  const topics = page.locator('#field-tags')
  await expect(topics.locator('.rs__multi-value').first()).toBeVisible()
  await expect(topics.getByRole('button', { name: 'Удалить' })).toHaveCount(0)
})
