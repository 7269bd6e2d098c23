import { expect, type Page } from '@playwright/test'
import { aRichText, type Editor } from './support/editor.ts'
import { awake, save } from './support/panel.ts'
import { account } from './support/people.ts'
import { emptyInbox, inbox, richText } from './support/questions.ts'
import { test } from './support/test.ts'

const next = (page: Page) => page.getByRole('link', { name: /^Следующий вопрос/ })
const question = (page: Page) => page.locator('#field-question')

/** Lets questions wait, the oldest first; those of `own` are a colleague's. Gives the ids of all. */
async function ask(editor: Editor, name: string, questions: string[], own = questions): Promise<number[]> {
  const colleague = await editor.first('users', `where[name][equals]=${encodeURIComponent(name)}`)
  const ids: number[] = []
  for (const [index, text] of questions.entries()) {
    const createdAt = new Date(Date.now() - (questions.length - index) * 60_000).toISOString()
    const more = own.includes(text) ? { assignee: colleague.id } : {}
    const asked = await editor.create('faq-questions', { question: text, state: 'new', createdAt, ...more })
    ids.push(asked.id)
  }
  return ids
}

test('an expert answers one question after another, their own first, until none is left, and loses nothing on the way', {
  tag: '@full',
}, async ({ editor, openAs }) => {
  const expert = await openAs('Вера', 'expert')
  await emptyInbox(editor)
  await ask(editor, 'Вера', ['Ничей?', 'Свой?'], ['Свой?'])
  await expert.goto(inbox)
  await expert.getByRole('link', { name: 'Отвечать по очереди' }).click()
  const begin = async (text: string) => {
    await expect(question(expert)).toHaveValue(text)
    await (await awake(richText(expert))).click()
    await expert.keyboard.type('Красьте смело.')
    await expect(expert.getByRole('button', { name: 'Сохранить' })).toBeEnabled()
  }
  const finish = async () => {
    await save(expert)
    await expect(expert.locator('#field-state')).toContainText('Есть ответ')
  }
  await begin('Свой?')
  // The number of the questions behind the open one.
  await expect(next(expert)).toHaveText(/1$/)
  await next(expert).click()
  await expert.getByRole('button', { name: 'Остаться' }).click()
  await expect(richText(expert)).toHaveText('Красьте смело.')
  await finish()
  await next(expert).click()
  await begin('Ничей?')
  await finish()
  await expect(expert.getByText('Других вопросов для вас нет. Спасибо!')).toBeVisible()
  await expect(next(expert)).toHaveCount(0)
})

test('an answer begins with what was answered before and a template, below what is written, and nothing is sent', async ({
  editor,
  openAs,
}) => {
  const expert = await openAs('Лена', 'expert')
  await editor.create('answer-templates', { name: 'Прощание', text: aRichText('Всего доброго.') })
  const [id] = await ask(editor, 'Лена', ['Чем закрасить седину на висках?'])
  await expert.goto(`${inbox}/${id}`)
  await expect(expert.getByText(/^Ответ обещан до/)).toBeVisible()
  const press = async (name: string) => (await awake(expert.getByRole('button', { name }).first())).click()
  const answer = richText(expert)
  await answer.click()
  await expert.keyboard.type('Здравствуйте.')
  await press('Вставить как черновик')
  await expect(answer).toContainText(/^Здравствуйте\.\S/)
  await expect(expert.getByLabel('Ответ ещё не готов')).toBeChecked()
  await expert.keyboard.press('Control+z')
  await expect(answer).toHaveText('Здравствуйте.')
  await expert.keyboard.press('Control+Shift+z')
  await expect(expert.getByRole('combobox', { name: 'Шаблоны ответов' })).toContainText('Прощание')
  await press('Вставить шаблон')
  await expect(answer).toContainText(/^Здравствуйте\.\S.*Всего доброго\.$/)

  // One press adds the topics that the text mentions.
  await press('Добавить эти темы')
  await expect(expert.locator('#field-tags')).toContainText(/седин/i)
  await save(expert)
  await expect(expert.getByText('Сохранено.')).toBeVisible()
  await expect(expert.locator('#field-state')).toContainText('Прочитан')
  await expect(expert.getByText('Письмо с ответом')).toHaveCount(0)
})

test('an expert gives themselves a question, and finds it on the shelf of their own, which says what belongs there', {
  tag: '@full',
}, async ({ editor, openAs }) => {
  const expert = await openAs('Мила', 'expert')
  await openAs('Марк', 'editor')
  const [id] = await ask(editor, 'Мила', ['Кто мне ответит?'], [])
  await expert.goto(inbox)
  await expert.getByRole('link', { name: 'Мои 0' }).click()
  await expect(
    expert.getByText(/^Своих вопросов у.вас сейчас нет\. .*«Кто отвечает» и.сохраните\.$/),
  ).toBeVisible()
  await expect(expert.getByText('Результатов не найдено')).toBeHidden()

  await expert.goto(`${inbox}/${id}`)
  await expect(expert.locator('#field-state')).toContainText('Прочитан')
  const field = expert.locator('#field-assignee')
  await (await awake(field.getByRole('combobox'))).click()
  // Only people who answer questions.
  await expect(field.getByRole('option', { name: account.name })).toBeVisible()
  await expect(field.getByRole('option', { name: 'Марк' })).toHaveCount(0)
  await field.getByRole('option', { name: 'Мила' }).click()
  await save(expert)
  await expect(expert.getByText('Сохранено.')).toBeVisible()
  await expert.goto(inbox)
  await expert.getByRole('link', { name: 'Мои 1' }).click()
  await expect(expert.getByRole('row', { name: /Кто мне ответит/ })).toContainText('Мила')
  // Opened at this address, the panel shows its filter, with its own names of both states.
  await expert.reload()
  await expect(expert.locator('.where-builder')).toContainText(/Новый.*Прочитан/)
})

test('on a phone the answer is on the first screen, and below it what becomes of it', {
  tag: '@full',
}, async ({ editor, openAs }) => {
  const expert = await openAs('Лена', 'expert')
  await expert.setViewportSize({ width: 360, height: 740 })
  const [first] = await ask(editor, 'Лена', [
    'Чем закрасить седину на висках, если волосы тонкие, а краска держится не дольше недели?',
    'Второй?',
  ])
  await expert.goto(`${inbox}/${first}`)
  await expect(expert.getByRole('heading', { name: 'Похожие ответы' })).toBeVisible()
  const top = async (selector: string) => (await expert.locator(selector).first().boundingBox())?.y ?? 0
  expect(await top('[contenteditable=true]')).toBeLessThan(400)
  expect(await top('#field-published')).toBeLessThan(await top('#field-note'))
  expect(await top('#field-published')).toBeLessThan(1000)
  // Nothing is off the screen: neither the way to the next question nor the one to the account.
  for (const link of [next(expert), expert.locator('.app-header__account')]) {
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  expect(await expert.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a field that an expert may not change is shown in words, and has nothing to press', {
  tag: '@full',
}, async ({ editor, openAs }) => {
  const expert = await openAs('Лена', 'expert')
  const text = await editor.first('texts', 'where[isChanged][equals]=false')
  await expert.goto(`/admin/collections/texts/${text.id}`)
  await expect(expert.getByText('Изменён: нет')).toBeVisible()
  await expect(expert.getByRole('checkbox')).toHaveCount(0)

  const day = await editor.first('calendar-days')
  await expert.goto(`/admin/collections/calendar-days/${day.id}`)
  await expect(expert.locator('#field-from input')).toBeDisabled()
  await expect(expert.locator('#field-from button')).toBeHidden()

  const product = await editor.first('products', 'where[tags][exists]=true')
  await expert.goto(`/admin/collections/products/${product.id}`)
  const topics = expert.locator('#field-tags')
  await expect(topics.locator('.rs__multi-value').first()).toBeVisible()
  await expect(topics.getByRole('button', { name: 'Удалить' })).toHaveCount(0)
})
