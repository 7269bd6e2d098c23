import { toSearchQuery } from '@pryad/contract/search-query.ts'
import { describe, expect, test } from 'vitest'
import { answerQuestion, mailsAbout, storeQuestion } from './support/answering.ts'
import { expertsDesk } from './support/experts-desk.ts'
import { runQueue } from './support/jobs.ts'
import { send, signIn } from './support/people.ts'
import { aRichText } from './support/rich-text.ts'

const desk = await expertsDesk()
const { load, change, aids } = desk
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe('beside the answer', () => {
  test('stand published answers to questions like this one, three at most', async () => {
    const { id } = await storeQuestion(desk.cms, 'подскажите как часто можно красить отросшие корни?')
    const { answers } = await aids(id)
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.length).toBeLessThanOrEqual(3)
    expect(answers.map(({ name }) => plain(name)).join(' ')).toMatch(/корн|часто/i)
    for (const { text, start } of answers) {
      expect(text.root.children.length).toBeGreaterThan(0)
      expect(start).not.toBe('')
    }
  })

  test('stand those answers that the sender of a long story was shown', async () => {
    const story = 'Крашусь десять лет одной и той же краской, и всё было хорошо. '.repeat(4)
    const asks = 'Можно ли красить брови краской для волос?'
    const names = async (text: string) => {
      const { id } = await storeQuestion(desk.cms, text)
      return (await aids(id)).answers.map(({ name }) => plain(name))
    }
    const { data } = await desk.cms.ask(
      'query ($query: String!) { search(query: $query, first: 3, kinds: [QUESTION]) { title } }',
      { query: toSearchQuery(`${story}${asks}`) },
    )
    const shown = data.search.map(({ title }: { title: string }) => plain(title))
    expect(shown[0]).toMatch(/бров/)
    expect(await names(`${story}${asks}`)).toEqual(shown)
  })

  test('never stands the question itself, and none that is not on the site', async () => {
    const text = 'Смывается ли бурмалиновый оттенок?'
    await storeQuestion(desk.cms, text, { answer: aRichText('Ответ, которого нет на сайте.') })
    const { id } = await storeQuestion(desk.cms, text, {
      answer: aRichText('Да.'),
      state: 'answered',
      published: true,
    })
    const { answers } = await aids(id)
    expect(answers.map(({ id: found }) => found)).not.toContain(id)
    expect(JSON.stringify(answers)).not.toContain('которого нет на сайте')
  })

  test('stand the templates that colleagues have written', async () => {
    const { id } = await storeQuestion(desk.cms)
    expect((await aids(id)).templates).toEqual([])
    const template = { name: 'Про тест', text: aRichText('Сделайте тест за 48 часов.') }
    expect((await send(desk.cms, 'POST', '/answer-templates', template, desk.expert.headers)).status).toBe(
      201,
    )
    const { templates } = await aids(id)
    expect(templates).toMatchObject([{ name: 'Про тест' }])
    expect(JSON.stringify(templates[0]?.text)).toContain('Сделайте тест')
  })

  test('stand topics by the words of the question, and none for one about nothing', async () => {
    const { id } = await storeQuestion(desk.cms, 'Возьмёт ли краска седину на висках?')
    expect((await aids(id)).topics.map(({ name }) => plain(name)).join(' ')).toMatch(/седин/i)
    const nonsense = await storeQuestion(desk.cms, 'Абракадабра?')
    expect((await aids(nonsense.id)).topics).toEqual([])
  })
})

describe('a note for colleagues', () => {
  const secret = 'Тайная заметка о посетителе'

  test('is read by those who answer, and by nobody else', async () => {
    const { id } = await storeQuestion(desk.cms, 'Вопрос с заметкой?', {
      answer: aRichText('Да.'),
      state: 'answered',
      published: true,
    })
    expect((await change(id, { note: secret, assignee: desk.expert.id })).status).toBe(200)
    const read = async (headers: Record<string, string>) =>
      (await desk.cms.rest(`/faq-questions/${id}?depth=1`, { headers })).json()
    expect(await read(desk.expert.headers)).toMatchObject({ note: secret })
    expect(await read(desk.admin.headers)).toMatchObject({ note: secret })
    expect(await read(desk.editor.headers)).not.toHaveProperty('note')
    expect(JSON.stringify(await read({}))).not.toMatch(/Тайная|assignee/)
    const { data } = await desk.cms.ask('{ faqQuestions(first: 100) { data { id question answer } } }')
    expect(JSON.stringify(data)).not.toContain(secret)
    const guess = await desk.cms.rest(`/faq-questions?where[note][like]=${encodeURIComponent('Тайная')}`, {
      headers: desk.editor.headers,
    })
    expect(guess.status).toBe(400)
  })

  test('is in no letter to the visitor, not in what is given out to them, and not in the audit trail', async () => {
    const { id, email } = await storeQuestion(desk.cms)
    await change(id, { note: secret })
    await answerQuestion(desk.cms, desk.expert, id, 'Красьте смело.')
    await runQueue(desk.cms, 'mail')
    expect(desk.server.letters.map(({ text }) => text).join('\n')).toContain('Красьте смело.')
    expect(desk.server.letters.map(({ text }) => text).join('\n')).not.toContain(secret)
    const given = await send(desk.cms, 'POST', '/personal-data/export', { email }, desk.admin.headers)
    expect(await given.text()).not.toContain(secret)
    const { docs } = await desk.cms.payload.find({ collection: 'audit-log', pagination: false })
    expect(JSON.stringify(docs)).not.toContain(secret)
  })

  test('goes when the visitor is forgotten, also where the question stays', async () => {
    const onSite = { answer: aRichText('Да.'), state: 'answered', published: true }
    const { id, email } = await storeQuestion(desk.cms, undefined, onSite)
    await change(id, { note: secret })
    await send(desk.cms, 'POST', '/personal-data/erase', { email }, desk.admin.headers)
    expect((await load(id)).note).toBeNull()
  })
})

describe('a question that is given to a colleague', () => {
  test('is told to them once, however often it is saved and given away', async () => {
    const { id } = await storeQuestion(desk.cms)
    await change(id, { assignee: desk.expert.id }, desk.admin)
    await change(id, { note: 'Посмотри, пожалуйста' }, desk.admin)
    await change(id, { assignee: desk.admin.id }, desk.admin)
    await change(id, { assignee: desk.expert.id }, desk.admin)
    await runQueue(desk.cms, 'mail')
    expect(desk.server.letters.map(({ to }) => to)).toEqual([[desk.expert.email]])
    expect(desk.server.letters[0]?.text).toContain(`Вопрос № ${id} поручен вам`)
    expect(desk.server.letters[0]?.text).toContain(`/admin/collections/faq-questions/${id}`)
    expect(desk.server.letters[0]?.text).not.toContain('posetitel-')
  })

  test('is told to them when it is theirs again after it was somebody else’s, and the letter had not left', async () => {
    const { id } = await storeQuestion(desk.cms)
    await change(id, { assignee: desk.expert.id }, desk.admin)
    await change(id, { assignee: desk.admin.id }, desk.admin)
    await runQueue(desk.cms, 'mail')
    expect(desk.server.letters).toEqual([])
    await change(id, { assignee: desk.expert.id }, desk.admin)
    await runQueue(desk.cms, 'mail')
    expect(desk.server.letters.map(({ to }) => to)).toEqual([[desk.expert.email]])
    await change(id, { assignee: desk.admin.id }, desk.admin)
    await change(id, { assignee: desk.expert.id }, desk.admin)
    await runQueue(desk.cms, 'mail')
    expect(desk.server.letters).toHaveLength(1)
  })

  test('is told to nobody who took it themselves, and not when it is answered before the letter leaves', async () => {
    const own = await storeQuestion(desk.cms)
    await change(own.id, { assignee: desk.expert.id })
    expect(await mailsAbout(desk.cms, own.id)).toEqual([])
    const { id } = await storeQuestion(desk.cms)
    await change(id, { assignee: desk.expert.id }, desk.admin)
    await answerQuestion(desk.cms, desk.admin, id, 'Уже ответила.')
    await runQueue(desk.cms, 'mail')
    expect(desk.server.letters.map(({ to }) => to)).not.toContainEqual([desk.expert.email])
  })

  test('is given by those who answer alone', async () => {
    const { id } = await storeQuestion(desk.cms)
    await change(id, { assignee: desk.expert.id }, desk.editor)
    expect((await load(id)).assignee ?? null).toBeNull()
  })

  test('is nobody’s again when the account is deleted, and can be saved still', async () => {
    const leaving = await signIn(desk.cms, 'expert')
    const { id } = await storeQuestion(desk.cms)
    await change(id, { assignee: leaving.id }, desk.admin)
    await desk.cms.payload.delete({ collection: 'users', id: leaving.id })
    expect((await load(id)).assignee ?? null).toBeNull()
    expect((await change(id, { note: 'Теперь ничей' })).status).toBe(200)
  })

  test('can be answered though the colleague may not enter any more', async () => {
    const leaving = await signIn(desk.cms, 'expert')
    const { id } = await storeQuestion(desk.cms)
    await change(id, { assignee: leaving.id }, desk.admin)
    await desk.cms.payload.update({ collection: 'users', id: leaving.id, data: { blocked: true } })
    expect((await answerQuestion(desk.cms, desk.expert, id, 'Отвечаю я.')).status).toBe(200)
  })
})
