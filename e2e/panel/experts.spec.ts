import { expect, type Page } from '@playwright/test'
import { aRichText, type Editor } from './support/editor.ts'
import { awake, save } from './support/panel.ts'
import { account } from './support/people.ts'
import { emptyInbox, inbox, richText } from './support/questions.ts'
import { test } from './support/test.ts'

const next = (page: Page) => page.getByRole('link', { name: /^Следующий вопрос/ })
const question = (page: Page) => page.locator('#field-question')

let vera: Page

test.beforeEach(async ({ openAs, editor }) => {
  vera = await openAs('Вера', 'expert')
  await emptyInbox(editor)
})

/** Lets questions wait, the oldest first; gives their ids. */
async function ask(editor: Editor, questions: string[], own = ''): Promise<number[]> {
  const assignee = await editor.first('users', `where[name][equals]=${encodeURIComponent('Вера')}`)
  const ids: number[] = []
  for (const [index, text] of questions.entries()) {
    const createdAt = new Date(Date.now() - (questions.length - index) * 60_000).toISOString()
    const more = text === own ? { assignee: assignee.id } : {}
    const asked = await editor.create('faq-questions', { question: text, state: 'new', createdAt, ...more })
    ids.push(asked.id)
  }
  return ids
}

test('an expert answers one question after another, their own first, until none is left', async ({
  editor,
}) => {
  await ask(editor, ['Старый ничей?', 'Свой?', 'Новый ничей?'], 'Свой?')
  await vera.goto(inbox)
  await vera.getByRole('link', { name: 'Отвечать по очереди' }).click()
  for (const [text, others] of [
    ['Свой?', 2],
    ['Старый ничей?', 1],
    ['Новый ничей?', 0],
  ] as const) {
    await expect(question(vera)).toHaveValue(text)
    // The number of the questions behind the open one.
    if (others > 0) await expect(next(vera)).toHaveText(new RegExp(`${others}$`))
    await (await awake(richText(vera))).click()
    await vera.keyboard.type('Красьте смело.')
    await save(vera)
    await expect(vera.locator('#field-state')).toContainText('Есть ответ')
    if (others > 0) await next(vera).click()
  }
  await expect(vera.getByText('Других вопросов для вас нет. Спасибо!')).toBeVisible()
  await expect(next(vera)).toHaveCount(0)
})

test('an answer begins with what was answered before and a template, below what is written, and nothing is sent', async ({
  editor,
}) => {
  await editor.create('answer-templates', { name: 'Прощание', text: aRichText('Всего доброго.') })
  const [id] = await ask(editor, ['Чем закрасить седину на висках?'])
  await vera.goto(`${inbox}/${id}`)
  await expect(vera.getByText(/^Ответ обещан до/)).toBeVisible()
  const press = async (name: string) => (await awake(vera.getByRole('button', { name }).first())).click()
  const answer = richText(vera)
  await answer.click()
  await vera.keyboard.type('Здравствуйте.')
  await press('Вставить как черновик')
  await expect(answer).toContainText(/^Здравствуйте\.\S/)
  await expect(vera.getByLabel('Ответ ещё не готов')).toBeChecked()
  await vera.keyboard.press('Control+z')
  await expect(answer).toHaveText('Здравствуйте.')
  await vera.keyboard.press('Control+Shift+z')
  await expect(vera.getByRole('combobox', { name: 'Шаблоны ответов' })).toContainText('Прощание')
  await press('Вставить шаблон')
  await expect(answer).toContainText(/^Здравствуйте\.\S.*Всего доброго\.$/)

  // One press adds the topics that the text mentions.
  await press('Добавить эти темы')
  await expect(vera.locator('#field-tags')).toContainText(/седин/i)
  await save(vera)
  await expect(vera.getByText('Сохранено.')).toBeVisible()
  await expect(vera.locator('#field-state')).toContainText('Прочитан')
  await expect(vera.getByText('Письмо с ответом')).toHaveCount(0)
})

test('the next question does not take away what is written and not saved', {
  tag: '@full',
}, async ({ editor }) => {
  const [first] = await ask(editor, ['Первый?', 'Второй?'])
  await vera.goto(`${inbox}/${first}`)
  await (await awake(richText(vera))).click()
  await vera.keyboard.type('Почти готово')
  await expect(vera.getByRole('button', { name: 'Сохранить' })).toBeEnabled()
  await next(vera).click()
  await vera.getByRole('button', { name: 'Остаться' }).click()
  await expect(richText(vera)).toHaveText('Почти готово')
  await expect(question(vera)).toHaveValue('Первый?')
})

test('an expert gives themselves a question, and finds it on the shelf of their own, which says what belongs there', {
  tag: '@full',
}, async ({ editor, openAs }) => {
  await openAs('Марк', 'editor')
  const [id] = await ask(editor, ['Кто мне ответит?'])
  await vera.goto(inbox)
  await vera.getByRole('link', { name: 'Мои 0' }).click()
  await expect(
    vera.getByText(/^Своих вопросов у.вас сейчас нет\. .*«Кто отвечает» и.сохраните\.$/),
  ).toBeVisible()
  await expect(vera.getByText('Результатов не найдено')).toBeHidden()

  await vera.goto(`${inbox}/${id}`)
  await expect(vera.locator('#field-state')).toContainText('Прочитан')
  const field = vera.locator('#field-assignee')
  await (await awake(field.getByRole('combobox'))).click()
  // Only people who answer questions.
  await expect(field.getByRole('option')).toHaveText([account.name, 'Вера'])
  await field.getByRole('option', { name: 'Вера' }).click()
  await save(vera)
  await expect(vera.getByText('Сохранено.')).toBeVisible()
  await vera.goto(inbox)
  await vera.getByRole('link', { name: 'Мои 1' }).click()
  await expect(vera.getByRole('row', { name: /Кто мне ответит/ })).toContainText('Вера')
  // Opened at this address, the panel shows its filter, with its own names of both states.
  await vera.reload()
  await expect(vera.locator('.where-builder')).toContainText(/Новый.*Прочитан/)
})

test('on a phone the answer is on the first screen, and below it what becomes of it', {
  tag: '@full',
}, async ({ editor }) => {
  await vera.setViewportSize({ width: 360, height: 740 })
  const [first] = await ask(editor, [
    'Чем закрасить седину на висках, если волосы тонкие, а краска держится не дольше недели?',
    'Второй?',
  ])
  await vera.goto(`${inbox}/${first}`)
  await expect(vera.getByRole('heading', { name: 'Похожие ответы' })).toBeVisible()
  const top = async (selector: string) => (await vera.locator(selector).first().boundingBox())?.y ?? 0
  expect(await top('[contenteditable=true]')).toBeLessThan(400)
  expect(await top('#field-published')).toBeLessThan(await top('#field-note'))
  expect(await top('#field-published')).toBeLessThan(1000)
  // Nothing is off the screen: neither the way to the next question nor the one to the account.
  for (const link of [next(vera), vera.locator('.app-header__account')]) {
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  expect(await vera.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a field that an expert may not change is shown in words, and has nothing to press', {
  tag: '@full',
}, async ({ editor }) => {
  const text = await editor.first('finder-texts', 'where[isChanged][equals]=false')
  await vera.goto(`/admin/collections/finder-texts/${text.id}`)
  await expect(vera.getByText('Изменён: нет')).toBeVisible()
  await expect(vera.getByRole('checkbox')).toHaveCount(0)

  const day = await editor.first('calendar-days')
  await vera.goto(`/admin/collections/calendar-days/${day.id}`)
  await expect(vera.locator('#field-from input')).toBeDisabled()
  await expect(vera.locator('#field-from button')).toBeHidden()

  const product = await editor.first('products', 'where[tags][exists]=true')
  await vera.goto(`/admin/collections/products/${product.id}`)
  const topics = vera.locator('#field-tags')
  await expect(topics.locator('.rs__multi-value').first()).toBeVisible()
  await expect(topics.getByRole('button', { name: 'Удалить' })).toHaveCount(0)
})
