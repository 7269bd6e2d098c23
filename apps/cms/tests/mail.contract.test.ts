import type { Where } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from './support/cms.ts'
import { runQueue } from './support/jobs.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { type SignedIn, send, signIn } from './support/people.ts'
import { aQuestion, sendQuestion, solveNew } from './support/questions.ts'
import { aRichText } from './support/rich-text.ts'

let server: MailServer
let cms: TestCms
let admin: SignedIn
let expert: SignedIn
let resumeInterrupted: typeof import('../src/upkeep/resume-jobs.ts').resumeInterrupted

beforeAll(async () => {
  server = await startMailServer()
  cms = await startTestCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'Прядь <pisma@pryad.example>',
    SITE_URL: 'https://pryad.example',
    CMS_URL: 'http://localhost:3001',
  })
  ;({ resumeInterrupted } = await import('../src/upkeep/resume-jobs.ts'))
  admin = await signIn(cms, 'admin')
  expert = await signIn(cms, 'expert')
})
afterAll(async () => {
  await cms.stop()
  await server.stop()
})
beforeEach(() => {
  server.behave('working')
  server.letters.length = 0
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await cms.payload.delete({ collection: 'payload-jobs', where: {} })
  await cms.payload.delete({ collection: 'mails', where: {} })
})

const sendMails = () => runQueue(cms, 'mail')
const inSeconds = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

let lastVisitor = 0
/** A question of a visitor whom no other test knows. */
async function askedQuestion(question = 'Чем закрасить седину?') {
  lastVisitor += 1
  const email = `posetitel-${lastVisitor}@example.ru`
  const asked = { name: 'Ольга', email, text: question, pageUrl: '/' }
  const { id } = await cms.payload.create({
    collection: 'faq-questions',
    data: { question, state: 'new', published: false, asked },
  })
  return { id, email }
}

const answer = (id: number, text: string, more: object = {}) =>
  send(cms, 'PATCH', `/faq-questions/${id}`, { answer: aRichText(text), ...more }, expert.headers)

async function mailsAbout(question: number) {
  const { docs } = await cms.payload.find({
    collection: 'mails',
    where: { question: { equals: question } },
    sort: 'createdAt',
    depth: 0,
    showHiddenFields: true,
  })
  return docs
}

describe('an answer', () => {
  test('reaches the visitor: his question, the answer, and where to read on', async () => {
    const { id, email } = await askedQuestion('Чем закрасить\nседину & как?')
    expect((await answer(id, 'Тоном <6-46>.', { published: true })).status).toBe(200)
    expect(server.letters).toEqual([])
    await sendMails()

    expect(server.letters).toHaveLength(1)
    const [letter] = server.letters
    expect(letter).toMatchObject({ to: [email], from: 'pisma@pryad.example' })
    expect(letter?.text).toContain('Ольга, колорист ответил на ваш вопрос')
    expect(letter?.text).toContain('Чем закрасить<br>седину &amp; как?')
    expect(letter?.text).toContain('> Чем закрасить\n> седину & как?')
    expect(letter?.text).toContain('<p>Тоном &lt;6-46&gt;.</p>')
    expect(letter?.text).toContain(`href="https://pryad.example/#faq-${id}"`)
    expect(letter?.text).toContain('Прочитать ответ на сайте')
    expect(letter?.text).not.toMatch(/\{\{|%7B/)
    expect(letter?.raw).toContain('Auto-Submitted: auto-generated')
    expect(letter?.raw).toMatch(/^Message-ID: <mail-\d+\.questionAnswered@pryad\.example>/im)
    expect(await mailsAbout(id)).toMatchObject([{ state: 'sent', attempts: 1, problem: null, message: null }])
  })

  test('that is not shown on the site is not said to be there', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Только вам.')
    await sendMails()
    expect(server.letters[0]?.text).toContain('Только вам.')
    expect(server.letters[0]?.text).not.toMatch(/Прочитать ответ на сайте|прочитать и на сайте|#faq-\d/)
  })

  test('makes the question answered, without being told so', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Вот ответ.')
    const stored = await cms.payload.findByID({ collection: 'faq-questions', id })
    expect(stored.state).toBe('answered')
    expect(stored.answeredAt).toBeTruthy()
  })

  test('is sent once, however often it is saved and the queue is run', async () => {
    const { id } = await askedQuestion()
    for (const text of ['Раз.', 'Раз.', 'Два.']) await answer(id, text)
    await answer(id, 'Два.', { published: true })
    const [mail] = await mailsAbout(id)
    // Two at the same letter at the same time, and once more after them.
    const again = () =>
      cms.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { mail: mail?.id ?? 0 } })
    await again()
    await sendMails()
    await again()
    await sendMails()
    expect(server.letters).toHaveLength(1)
    // What is sent is what the question holds at that moment.
    expect(server.letters[0]?.text).toContain('Два.')
  })

  test('that is not ready waits', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Начало…', { answerUnready: true })
    await sendMails()
    expect(server.letters).toEqual([])
    expect((await cms.payload.findByID({ collection: 'faq-questions', id })).state).toBe('new')
    const shown = await answer(id, 'Начало…', { answerUnready: true, published: true })
    expect(shown.status).toBe(400)
    await answer(id, 'Начало и конец.', { answerUnready: false })
    await sendMails()
    expect(server.letters).toHaveLength(1)
  })

  test('to a question of the editors themselves is mailed to nobody', async () => {
    const { id } = await cms.payload.create({
      collection: 'faq-questions',
      data: { question: 'Свой вопрос редакции?', state: 'new', published: false },
    })
    await answer(id, 'Ответ.')
    expect(await mailsAbout(id)).toEqual([])
  })

  test('to somebody who was forgotten meanwhile is not sent', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    await cms.payload.update({
      collection: 'faq-questions',
      id,
      data: { asked: { name: null, email: null, text: null } },
    })
    await sendMails()
    expect(server.letters).toEqual([])
    expect(await mailsAbout(id)).toMatchObject([{ state: 'cancelled' }])
  })

  test.each(['editor', 'expert'] as const)('nobody learns the address from the outbox: %s', async (role) => {
    const { headers } = await signIn(cms, role)
    expect((await cms.rest('/mails', { headers })).status).toBe(403)
  })
})

describe('a mail server that is out of order', () => {
  test('is asked again, later and later, until the letter is through: once', async () => {
    const { id } = await askedQuestion()
    await server.stop()
    await answer(id, 'Ответ.')
    await sendMails()
    expect(await mailsAbout(id)).toMatchObject([
      { state: 'waiting', attempts: 1, problem: 'Почтовый сервер недоступен' },
    ])
    await server.start()
    await sendMails()
    expect(server.letters).toEqual([])

    inSeconds(11)
    server.behave('busy')
    await sendMails()
    expect(await mailsAbout(id)).toMatchObject([{ state: 'waiting', attempts: 2 }])
    server.behave('working')
    await sendMails()
    expect(server.letters).toEqual([])

    inSeconds(21)
    await sendMails()
    expect(server.letters).toHaveLength(1)
    expect(await mailsAbout(id)).toMatchObject([{ state: 'sent', attempts: 3, problem: null }])
    inSeconds(100_000)
    await sendMails()
    expect(server.letters).toHaveLength(1)
  })

  test('that hangs up before the letter is asked again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    server.behave('hanging')
    await sendMails()
    expect(await mailsAbout(id)).toMatchObject([{ state: 'waiting', attempts: 1 }])
    server.behave('working')
    inSeconds(11)
    await sendMails()
    expect(server.letters).toHaveLength(1)
  })

  test('is given up in the end, and the panel says so', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    server.behave('busy')
    for (let tried = 0; tried < 15; tried++) {
      await sendMails()
      inSeconds(200_000)
    }
    expect(await mailsAbout(id)).toMatchObject([{ state: 'failed', attempts: 15 }])
  })

  test('a refusal for ever is not tried again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    server.behave('refusing')
    await sendMails()
    expect(await mailsAbout(id)).toMatchObject([
      { state: 'failed', attempts: 1, problem: 'Почтовый сервер не принял адрес (ответ 550)' },
    ])
  })

  test('silence after the last byte: nobody knows, so nothing is sent again by itself', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    server.behave('dropping')
    await sendMails()
    server.behave('working')
    inSeconds(100_000)
    await sendMails()
    expect(server.letters).toHaveLength(1)
    expect(await mailsAbout(id)).toMatchObject([{ state: 'unknown' }])
  })

  test('what the jobs keep of it names nobody', async () => {
    const { id, email } = await askedQuestion()
    await answer(id, 'Ответ.')
    server.behave('busy')
    await sendMails()
    const { docs } = await cms.payload.find({ collection: 'payload-jobs' })
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain(email)
  })
})

describe('a restart', () => {
  const die = (data: object) => cms.payload.update({ collection: 'payload-jobs', where: {}, data })

  test('in the middle of a job: it is taken up again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    await die({ processing: true })
    await cms.payload.update({
      collection: 'mails',
      where: { question: { equals: id } },
      data: { state: 'sending' },
    })
    await resumeInterrupted(cms.payload)
    await sendMails()
    expect(server.letters).toEqual([])
    inSeconds(4 * 60)
    await resumeInterrupted(cms.payload)
    await sendMails()
    expect(server.letters).toHaveLength(1)
  })

  test('between the last byte and the server’s answer: the letter is not sent again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    await die({ processing: true })
    await cms.payload.update({
      collection: 'mails',
      where: { question: { equals: id } },
      data: { state: 'handedOver' },
    })
    inSeconds(4 * 60)
    await resumeInterrupted(cms.payload)
    await sendMails()
    expect(server.letters).toEqual([])
    expect(await mailsAbout(id)).toMatchObject([{ state: 'unknown' }])
  })

  test('between the outbox and the job: the letter gets one', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    await cms.payload.delete({ collection: 'payload-jobs', where: {} })
    inSeconds(2 * 60)
    await resumeInterrupted(cms.payload)
    await resumeInterrupted(cms.payload)
    expect((await cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(1)
    await sendMails()
    expect(server.letters).toHaveLength(1)
  })
})

describe('a new question', () => {
  async function ask(name = 'Ольга') {
    const input = aQuestion({ name, pageUrl: '/video?slug=toniruem-blond', recaptcha: await solveNew(cms) })
    const { data } = await sendQuestion(cms, input)
    return Number(data.sendFaqPackageQuestion.id)
  }
  /** From now on these people want to be told of questions, and nobody else. */
  async function tellOnly(...people: SignedIn[]) {
    const set = (where: Where, toldOfQuestions: boolean) =>
      cms.payload.update({ collection: 'users', where, data: { toldOfQuestions } })
    await set({}, false)
    await set({ id: { in: people.map(({ id }) => id) } }, true)
  }

  test('is told to everybody who wants to know, once each', async () => {
    await tellOnly(admin, expert)
    const id = await ask()
    await sendMails()
    await sendMails()
    expect(server.letters.flatMap(({ to }) => to).sort()).toEqual([admin.email, expert.email].sort())
    const [letter] = server.letters
    expect(letter?.text).toContain(`Новый вопрос с сайта № ${id}`)
    expect(letter?.text).toContain('olga@example.ru')
    expect(letter?.text).toContain('Тонируем')
    expect(letter?.text).toContain('https://pryad.example/video?slug=toniruem-blond')
    expect(letter?.text).toContain(`http://localhost:3001/admin/collections/faq-questions/${id}`)
  })

  test('an editor is told of it too, but not who asked', async () => {
    const editor = await signIn(cms, 'editor')
    await tellOnly(editor)
    await ask('Тайна')
    await sendMails()
    expect(server.letters.map(({ to }) => to)).toEqual([[editor.email]])
    expect(server.letters[0]?.text).toContain('Можно ли закрасить седину')
    expect(server.letters[0]?.raw + (server.letters[0]?.text ?? '')).not.toMatch(/Тайна|olga@example/)
  })

  test('that was dealt with before the letter left is told to nobody', async () => {
    await tellOnly(expert)
    const id = await ask()
    await send(cms, 'PATCH', `/faq-questions/${id}`, { state: 'spam' }, expert.headers)
    await sendMails()
    expect(server.letters).toEqual([])
  })

  test('whose access is closed is not told', async () => {
    const gone = await signIn(cms, 'expert')
    await tellOnly(gone)
    await cms.payload.update({ collection: 'users', id: gone.id, data: { blocked: true } })
    await ask()
    await sendMails()
    expect(server.letters).toEqual([])
  })
})

describe('a forgotten password', () => {
  test('is answered by a letter with a link into the panel, whose text is not kept', async () => {
    await send(cms, 'POST', '/users/forgot-password', { email: expert.email })
    expect(server.letters).toEqual([])
    await sendMails()
    expect(server.letters.map(({ to }) => to)).toEqual([[expert.email]])
    const [, token] = /http:\/\/localhost:3001\/admin\/reset\/(\w+)/.exec(server.letters[0]?.text ?? '') ?? []
    expect(token).toBeTruthy()
    const { docs } = await cms.payload.find({
      collection: 'mails',
      where: { kind: { equals: 'account' } },
      showHiddenFields: true,
    })
    expect(docs[0]).toMatchObject({ state: 'sent', message: null })
    expect(JSON.stringify(docs)).not.toContain(token)
  })

  async function accountMails() {
    const { docs } = await cms.payload.find({
      collection: 'mails',
      where: { kind: { equals: 'account' } },
      showHiddenFields: true,
    })
    return docs
  }

  /** Somebody who has not asked for a new password before forgets his. */
  async function forgetPassword(): Promise<string> {
    const { email } = await signIn(cms, 'editor')
    await send(cms, 'POST', '/users/forgot-password', { email })
    return email
  }

  test('that the server refuses for ever is not kept either', async () => {
    await forgetPassword()
    server.behave('refusing')
    await sendMails()
    expect(await accountMails()).toMatchObject([{ state: 'failed', message: null }])
  })

  test('whose link grows old before the server is back is given up, and its text with it', async () => {
    const email = await forgetPassword()
    server.behave('busy')
    await sendMails()
    inSeconds(59 * 60)
    await resumeInterrupted(cms.payload)
    expect(await accountMails()).toMatchObject([{ state: 'waiting', message: { to: email } }])

    inSeconds(2 * 60)
    await resumeInterrupted(cms.payload)
    expect(await accountMails()).toMatchObject([
      { state: 'failed', message: null, problem: expect.stringContaining('Пусть сотрудник попросит новую') },
    ])
    server.behave('working')
    inSeconds(24 * 60 * 60)
    await sendMails()
    expect(server.letters).toEqual([])
  })

  test('is readable to nobody while it waits, not even to administrators', async () => {
    await forgetPassword()
    const [mail] = await accountMails()
    for (const path of [`/mails/${mail?.id}?showHiddenFields=true`, '/export/mails?format=json']) {
      const response = await cms.rest(path, { headers: admin.headers })
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('/admin/reset/')
    }
  })
})

describe('the wording', () => {
  const save = (mail: object, who = admin) =>
    send(cms, 'POST', '/globals/site-settings', { mail }, who.headers)
  const settings = async () => (await cms.payload.findGlobal({ slug: 'site-settings', depth: 0 })).mail

  test('is the editors’ to change, and letters follow', async () => {
    const before = await settings()
    const body = aRichText('Добрый день, {{name}}!', '{{answer}}')
    const subject = 'Ответ для {{name}}'
    expect((await save({ questionAnswered: { subject, preheader: '', body } })).status).toBe(200)
    const { id } = await askedQuestion()
    await answer(id, 'Ответ по-новому.')
    await sendMails()
    expect(server.letters[0]?.text).toContain('Ответ для Ольга')
    expect(server.letters[0]?.text).toContain('Добрый день, Ольга!')
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
    expect(await (await cms.rest('/globals/site-settings')).text()).not.toContain('questionAnswered')
  })
})
