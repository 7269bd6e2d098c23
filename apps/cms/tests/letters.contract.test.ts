import type { Where } from 'payload'
import { describe, expect, test } from 'vitest'
import { answerQuestion, mailsAbout, storeQuestion } from './support/answering.ts'
import { expertsDesk } from './support/experts-desk.ts'
import { runQueue } from './support/jobs.ts'
import { type SignedIn, send, signIn } from './support/people.ts'
import { aQuestion, idOf, sendQuestion, solveNew } from './support/questions.ts'
import { aRichText } from './support/rich-text.ts'

const desk = await expertsDesk({ SITE_URL: 'https://pryad.example', CMS_URL: 'http://localhost:3001' })

const sendMails = () => runQueue(desk.cms, 'mail')
const askedQuestion = (question?: string) => storeQuestion(desk.cms, question)
const answer = (id: number, text: string, more: object = {}) =>
  answerQuestion(desk.cms, desk.expert, id, text, more)

describe('an answer', () => {
  test('reaches the visitor: their question, the answer, and where to read on', async () => {
    const { id, email } = await askedQuestion('Чем закрасить\nседину & как?')
    expect((await answer(id, 'Тоном <6-46>.', { published: true })).status).toBe(200)
    expect(desk.server.letters).toEqual([])
    await sendMails()

    expect(desk.server.letters).toHaveLength(1)
    const [letter] = desk.server.letters
    expect(letter).toMatchObject({ to: [email], from: 'pisma@pryad.example' })
    expect(letter?.text).toContain('Ольга, колорист ответил на ваш вопрос')
    expect(letter?.text).toContain('Чем закрасить<br>седину &amp; как?')
    expect(letter?.text).toContain('> Чем закрасить\n> седину & как?')
    expect(letter?.text).toContain('<p>Тоном &lt;6-46&gt;.</p>')
    expect(letter?.text).toContain(`href="https://pryad.example/faq#faq-${id}"`)
    expect(letter?.text).toContain('Прочитать ответ на сайте')
    expect(letter?.text).not.toMatch(/\{\{|%7B/)
    expect(letter?.raw).toContain('Auto-Submitted: auto-generated')
    expect(letter?.raw).toMatch(/^Message-ID: <mail-\d+\.questionAnswered@pryad\.example>/im)
    expect(await mailsAbout(desk.cms, id)).toMatchObject([
      { state: 'sent', attempts: 1, problem: null, message: null },
    ])
  })

  test('that is not shown on the site is not said to be there', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Только вам.')
    await sendMails()
    expect(desk.server.letters[0]?.text).toContain('Только вам.')
    expect(desk.server.letters[0]?.text).not.toMatch(/Прочитать ответ на сайте|прочитать и на сайте|#faq-\d/)
  })

  test('is sent once, however often it is saved and the queue is run', async () => {
    const { id } = await askedQuestion()
    for (const text of ['Раз.', 'Раз.', 'Два.']) await answer(id, text)
    await answer(id, 'Два.', { published: true })
    const [mail] = await mailsAbout(desk.cms, id)
    // Two at the same letter at the same time, and once more after them.
    const again = () =>
      desk.cms.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { mail: mail?.id ?? 0 } })
    await again()
    await sendMails()
    await again()
    await sendMails()
    expect(desk.server.letters).toHaveLength(1)
    // The letter holds the state of the question at the moment of sending.
    expect(desk.server.letters[0]?.text).toContain('Два.')
  })

  test('that is not ready waits', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Начало…', { answerUnready: true })
    await sendMails()
    expect(desk.server.letters).toEqual([])
    expect((await desk.cms.payload.findByID({ collection: 'faq-questions', id })).state).toBe('new')
    const shown = await answer(id, 'Начало…', { answerUnready: true, published: true })
    expect(shown.status).toBe(400)
    await answer(id, 'Начало и конец.', { answerUnready: false })
    const stored = await desk.cms.payload.findByID({ collection: 'faq-questions', id })
    expect(stored).toMatchObject({ state: 'answered', answeredAt: expect.any(String) })
    await sendMails()
    expect(desk.server.letters).toHaveLength(1)
  })

  test('is mailed to nobody when editors have asked the question themselves', async () => {
    const data = { question: 'Свой вопрос редакции?', state: 'new', published: false } as const
    const { id } = await desk.cms.payload.create({ collection: 'faq-questions', data })
    await answer(id, 'Ответ.')
    expect(await mailsAbout(desk.cms, id)).toEqual([])
  })

  test('is not sent when the visitor was forgotten meanwhile', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    const asked = { name: null, email: null, text: null }
    await desk.cms.payload.update({ collection: 'faq-questions', id, data: { asked } })
    await sendMails()
    expect(desk.server.letters).toEqual([])
    expect(await mailsAbout(desk.cms, id)).toMatchObject([{ state: 'cancelled' }])
  })
})

describe('a new question', () => {
  async function ask(name = 'Ольга') {
    const recaptcha = await solveNew(desk.cms)
    const input = aQuestion({ name, pageUrl: '/video?slug=toniruem-blond', recaptcha })
    return Number(idOf(await sendQuestion(desk.cms, input)))
  }
  /** From now on these people want to be told of questions, and nobody else. */
  async function tellOnly(...people: SignedIn[]) {
    const set = (where: Where, toldOfQuestions: boolean) =>
      desk.cms.payload.update({ collection: 'users', where, data: { toldOfQuestions } })
    await set({}, false)
    await set({ id: { in: people.map(({ id }) => id) } }, true)
  }

  test('is told to everybody who wants to know, once each', async () => {
    await tellOnly(desk.admin, desk.expert)
    const id = await ask()
    await sendMails()
    await sendMails()
    expect(desk.server.letters.flatMap(({ to }) => to).sort()).toEqual(
      [desk.admin.email, desk.expert.email].sort(),
    )
    const [letter] = desk.server.letters
    expect(letter?.text).toContain(`Новый вопрос с сайта № ${id}`)
    expect(letter?.text).toContain('olga@example.ru')
    expect(letter?.text).toContain('Тонируем')
    expect(letter?.text).toContain('https://pryad.example/video?slug=toniruem-blond')
    expect(letter?.text).toContain(`http://localhost:3001/admin/collections/faq-questions/${id}`)
  })

  test('an editor is told of it too, but not of its sender', async () => {
    const editor = await signIn(desk.cms, 'editor')
    await tellOnly(editor)
    await ask('Тайна')
    await sendMails()
    expect(desk.server.letters.map(({ to }) => to)).toEqual([[editor.email]])
    expect(desk.server.letters[0]?.text).toContain('Можно ли закрасить седину')
    expect(desk.server.letters[0]?.raw + (desk.server.letters[0]?.text ?? '')).not.toMatch(
      /Тайна|olga@example/,
    )
  })

  test('that was dealt with before the letter left is told to nobody', async () => {
    await tellOnly(desk.expert)
    const id = await ask()
    await send(desk.cms, 'PATCH', `/faq-questions/${id}`, { state: 'spam' }, desk.expert.headers)
    await sendMails()
    expect(desk.server.letters).toEqual([])
  })

  test('whose access is closed is not told', async () => {
    const gone = await signIn(desk.cms, 'expert')
    await tellOnly(gone)
    await desk.cms.payload.update({ collection: 'users', id: gone.id, data: { blocked: true } })
    await ask()
    await sendMails()
    expect(desk.server.letters).toEqual([])
  })
})

describe('the wording', () => {
  const save = (mail: object, who = desk.admin) =>
    send(desk.cms, 'POST', '/globals/site-settings', { mail }, who.headers)
  const settings = async () => (await desk.cms.payload.findGlobal({ slug: 'site-settings', depth: 0 })).mail

  test('is the editors’ to change, and letters follow', async () => {
    const before = await settings()
    const body = aRichText('Добрый день, {{name}}!', '{{answer}}')
    const subject = 'Ответ для {{name}}'
    expect((await save({ questionAnswered: { subject, preheader: '', body } })).status).toBe(200)
    const { id } = await askedQuestion()
    await answer(id, 'Ответ по-новому.')
    await sendMails()
    expect(desk.server.letters[0]?.text).toContain('Ответ для Ольга')
    expect(desk.server.letters[0]?.text).toContain('Добрый день, Ольга!')
    await save({ ...before })
    expect((await settings())?.questionAnswered?.subject).toBe('{{name}}, колорист ответил на ваш вопрос')
  })

  test.each([
    ['an unknown name', { subject: 'Для {{imya}}' }, 'Сайт не знает, чем заменить {{imya}}'],
    [
      'a letter without its answer',
      { body: aRichText('Здравствуйте.') },
      'Без этого письмо не имеет смысла: {{answer}}',
    ],
  ])('with %s is refused, and it is said why', async (_, change, message) => {
    const response = await save({ questionAnswered: change })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(message)
  })

  test('is not for visitors', async () => {
    expect((await desk.cms.rest('/globals/site-settings')).status).toBe(403)
  })
})
