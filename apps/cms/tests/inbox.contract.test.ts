import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { storeQuestion } from './support/answering.ts'
import { firstOf } from './support/documents.ts'
import { runQueue } from './support/jobs.ts'
import { mailingCms, renewServer } from './support/mailing-cms.ts'
import { type SignedIn, send, signIn } from './support/people.ts'
import { aRichText } from './support/rich-text.ts'

const { cms, server } = await mailingCms()
const { loadFirstSteps } = await import('../src/operations/dashboard/first-steps.ts')
const { loadTiles } = await import('../src/operations/dashboard/tiles.ts')
const { loadScheduled } = await import('../src/panel/scheduled/load-scheduled.ts')
const admin = await signIn(cms, 'admin')
const expert = await signIn(cms, 'expert')
const editor = await signIn(cms, 'editor')
beforeEach(() => renewServer(server))

const aNewQuestion = async (more: object = {}) => (await storeQuestion(cms, undefined, more)).id
const load = (id: number) => cms.payload.findByID({ collection: 'faq-questions', id, depth: 0 })
const change = (id: number, data: object, who = expert) =>
  send(cms, 'PATCH', `/faq-questions/${id}`, data, who.headers)

describe('the search of the list', () => {
  /** As the list of the panel asks. */
  const search = async (text: string, { headers }: SignedIn) => {
    const query = new URLSearchParams(
      ['question', 'asked.name', 'asked.email'].map((field, index) => [
        `where[or][${index}][${field}][like]`,
        text,
      ]),
    )
    const response = await cms.rest(`/faq-questions?${query}`, { headers })
    const { docs } = await response.json()
    return { status: response.status, ids: (docs ?? []).map(({ id }: { id: number }) => id) }
  }

  test('finds a question by the name and the address of its sender, for those who answer', async () => {
    const id = await aNewQuestion()
    const { asked } = await load(id)
    for (const person of [expert, admin]) {
      expect((await search(asked?.email ?? '', person)).ids).toContain(id)
      expect((await search(asked?.name ?? '', person)).ids).toContain(id)
    }
  })

  test('finds by the words of the question for editors, and tells them nothing of senders', async () => {
    const id = await aNewQuestion()
    const { asked, question } = await load(id)
    expect(await search(question, editor)).toMatchObject({ status: 200, ids: expect.arrayContaining([id]) })
    expect(await search(asked?.email ?? '', editor)).toEqual({ status: 200, ids: [] })
  })
})

describe('a new question', () => {
  test('is read when somebody who answers has opened it, and nothing else changes', async () => {
    const id = await aNewQuestion()
    const before = await load(id)
    expect((await send(cms, 'POST', `/faq-questions/${id}/read`, {}, expert.headers)).status).toBe(204)
    expect(await load(id)).toEqual({ ...before, state: 'read' })
  })

  test('an answered one does not become unread by being opened', async () => {
    const id = await aNewQuestion({ answer: aRichText('Ответ.') })
    await send(cms, 'POST', `/faq-questions/${id}/read`, {}, expert.headers)
    expect((await load(id)).state).toBe('answered')
  })
})

describe('many questions at once', () => {
  const where = (ids: number[]) => ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')

  test.each(['read', 'spam'] as const)('become %s', async (state) => {
    const ids = [await aNewQuestion(), await aNewQuestion()]
    const response = await send(cms, 'PATCH', `/faq-questions?${where(ids)}`, { state }, expert.headers)
    expect(response.status).toBe(200)
    for (const id of ids) expect((await load(id)).state).toBe(state)
  })

  test('are deleted by an expert only when they are spam', async () => {
    const [spam, good] = [await aNewQuestion({ state: 'spam' }), await aNewQuestion()]
    await cms.rest(`/faq-questions?${where([spam, good])}`, { method: 'DELETE', headers: expert.headers })
    const { docs } = await cms.payload.find({
      collection: 'faq-questions',
      where: { id: { in: [spam, good] } },
    })
    expect(docs.map(({ id }) => id)).toEqual([good])
  })
})

describe('showing on the site', () => {
  const onSite = async () =>
    JSON.stringify((await cms.ask('{ faqQuestions(first: 100) { data { id question answer } } }')).data)

  test('an answered question is there at once, without its sender', async () => {
    const id = await aNewQuestion({ question: 'Вопрос для сайта?' })
    expect(await onSite()).not.toContain('Вопрос для сайта?')
    const response = await change(id, { answer: aRichText('Ответ для сайта.'), published: true })
    expect(response.status).toBe(200)
    expect(await onSite()).toContain('Ответ для сайта.')
    expect(await onSite()).not.toMatch(/Ольга|posetitel-\d/)
  })

  test('without an answer is refused, and it is said why', async () => {
    const response = await change(await aNewQuestion(), { answer: aRichText(''), published: true })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Сначала напишите ответ')
  })

  test('ends when the question turns out to be spam', async () => {
    const id = await aNewQuestion({ question: 'Купите слона?', answer: aRichText('Нет.'), published: true })
    expect(await onSite()).toContain('Купите слона?')
    await change(id, { state: 'spam' })
    expect(await onSite()).not.toContain('Купите слона?')
    expect((await load(id)).published).toBe(false)
  })
})

describe('the letter with the answer', () => {
  const mailOf = async (id: number) =>
    (await cms.rest(`/faq-questions/${id}/mail`, { headers: expert.headers })).json()
  const again = (id: number) => send(cms, 'POST', `/faq-questions/${id}/mail`, {}, expert.headers)

  test('is told of in the panel', async () => {
    const id = await aNewQuestion()
    expect(await mailOf(id)).toMatchObject({ state: null })
    await change(id, { answer: aRichText('Ответ.') })
    expect(await mailOf(id)).toMatchObject({ state: 'waiting', canSendAgain: false })
    await runQueue(cms, 'mail')
    expect(await mailOf(id)).toMatchObject({ state: 'sent', stateLabel: 'Отправлено', canSendAgain: false })
  })

  test('is sent once more when the answer was changed and somebody wants it, once for each change', async () => {
    const id = await aNewQuestion()
    await change(id, { answer: aRichText('С ошибкой.') })
    await runQueue(cms, 'mail')
    expect((await (await again(id)).json()).state).toBe('sent')
    await change(id, { answer: aRichText('Без ошибки.') })
    expect(await mailOf(id)).toMatchObject({ state: 'sent', canSendAgain: true })
    await Promise.all([again(id), again(id)])
    await again(id)
    await runQueue(cms, 'mail')
    expect(server.letters).toHaveLength(2)
    expect(server.letters[1]?.text).toContain('Без ошибки.')
    expect(await mailOf(id)).toMatchObject({ state: 'sent', canSendAgain: false })
  })

  test('that was refused can be sent once more', async () => {
    const id = await aNewQuestion()
    await change(id, { answer: aRichText('Ответ.') })
    server.behave('refusing')
    await runQueue(cms, 'mail')
    expect(await mailOf(id)).toMatchObject({ state: 'failed', canSendAgain: true })
    server.behave('working')
    await again(id)
    await runQueue(cms, 'mail')
    expect(server.letters).toHaveLength(1)
  })
})

describe('the first page of the panel', () => {
  async function tilesFor({ headers }: SignedIn) {
    const { user } = await cms.payload.auth({ headers: new Headers(headers) })
    const tiles = await loadTiles(await createLocalReq(user ? { user } : {}, cms.payload))
    return Object.fromEntries(tiles.map(({ key, count }) => [key, count]))
  }

  test('does not lead through what a new site needs where the demonstration stands', async () => {
    const { user } = await cms.payload.auth({ headers: new Headers(admin.headers) })
    expect(await loadFirstSteps(await createLocalReq(user ? { user } : {}, cms.payload))).toBeUndefined()
  })

  test('counts new questions and those that wait for an answer', async () => {
    const before = await tilesFor(expert)
    await aNewQuestion()
    await aNewQuestion({ state: 'read' })
    const after = await tilesFor(expert)
    expect(after).toMatchObject({ new: (before.new ?? 0) + 1, read: (before.read ?? 0) + 1 })
  })

  test('counts drafts, also of what is published, and what is scheduled, for those who write', async () => {
    const { id } = await firstOf(cms, 'articles')
    const before = await tilesFor(editor)
    const data = { title: 'Черновик', _status: 'draft' } as const
    await cms.payload.update({ collection: 'articles', id, draft: true, data })
    const input = { type: 'publish', doc: { relationTo: 'articles', value: id } } as const
    await cms.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() + 60_000) })
    const after = await tilesFor(editor)
    expect(after.articles).toBe((before.articles ?? 0) + 1)
    expect(after.scheduled).toBe((before.scheduled ?? 0) + 1)
    expect(await tilesFor(expert)).not.toHaveProperty('articles')
  })

  test('everything scheduled is listed in one place, the soonest first', async () => {
    await cms.payload.delete({ collection: 'payload-jobs', where: {} })
    const soon = (minutes: number) => new Date(Date.UTC(2030, 0, 15, 9, minutes))
    const lesson = await firstOf(cms, 'videos')
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'unpublish',
        doc: { relationTo: 'videos', value: lesson.id },
        timezone: 'Asia/Omsk',
      } as object,
      waitUntil: soon(30),
    })
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', global: 'site-settings' },
      waitUntil: soon(5),
    })
    const { user } = await cms.payload.auth({ headers: new Headers(editor.headers) })
    const listed = await loadScheduled(await createLocalReq(user ? { user } : {}, cms.payload))
    expect(listed).toMatchObject([
      {
        when: '15 января 2030 г. в 12:05 по Москве',
        action: 'publish',
        title: 'Настройки сайта',
        href: '/admin/globals/site-settings',
      },
      {
        when: '15 января 2030 г. в 15:30, Омск, МСК+3',
        action: 'unpublish',
        kind: 'Видеоурок',
        title: lesson.title,
        href: `/admin/collections/videos/${lesson.id}`,
      },
    ])
  })

  test('tells administrators, and nobody else, of letters that did not leave', async () => {
    const data = { key: 'x', kind: 'account', title: 'Письмо', state: 'failed', attempts: 15 } as const
    await cms.payload.create({ collection: 'mails', data })
    expect((await tilesFor(admin)).mails).toBeGreaterThan(0)
    expect(await tilesFor(editor)).not.toHaveProperty('mails')
  })
})
