import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerQuestion, mailsAbout, storeQuestion } from './support/answering.ts'
import type { TestCms } from './support/cms.ts'
import { runQueue } from './support/jobs.ts'
import type { MailServer } from './support/mail-server.ts'
import { emptyOutbox, renewServer, startMailingCms } from './support/mailing-cms.ts'
import { inSeconds, restoreMocks, silenceErrorLog } from './support/mocks.ts'
import { type SignedIn, send, signIn } from './support/people.ts'

let server: MailServer
let cms: TestCms
let stop: () => Promise<void>
let admin: SignedIn
let expert: SignedIn
let resumeInterrupted: typeof import('../src/upkeep/resume-jobs.ts').resumeInterrupted

beforeAll(async () => {
  ;({ cms, server, stop } = await startMailingCms({
    SITE_URL: 'https://pryad.example',
    CMS_URL: 'http://localhost:3001',
  }))
  ;({ resumeInterrupted } = await import('../src/upkeep/resume-jobs.ts'))
  admin = await signIn(cms, 'admin')
  expert = await signIn(cms, 'expert')
})
afterAll(() => stop())
beforeEach(() => {
  renewServer(server)
  silenceErrorLog(cms)
})
afterEach(async () => {
  restoreMocks()
  await emptyOutbox(cms)
})

const sendMails = () => runQueue(cms, 'mail')
const askedQuestion = (question?: string) => storeQuestion(cms, question)
const answer = (id: number, text: string, more: object = {}) => answerQuestion(cms, expert, id, text, more)

describe('a mail server that is out of order', () => {
  test('is asked again, later and later, until the letter is through: once', async () => {
    const { id } = await askedQuestion()
    await server.stop()
    await answer(id, 'Ответ.')
    await sendMails()
    expect(await mailsAbout(cms, id)).toMatchObject([
      { state: 'waiting', attempts: 1, problem: 'Почтовый сервер недоступен' },
    ])
    await server.start()
    await sendMails()
    expect(server.letters).toEqual([])

    inSeconds(11)
    server.behave('busy')
    await sendMails()
    expect(await mailsAbout(cms, id)).toMatchObject([{ state: 'waiting', attempts: 2 }])
    server.behave('working')
    await sendMails()
    expect(server.letters).toEqual([])

    inSeconds(21)
    await sendMails()
    expect(server.letters).toHaveLength(1)
    expect(await mailsAbout(cms, id)).toMatchObject([{ state: 'sent', attempts: 3, problem: null }])
    inSeconds(100_000)
    await sendMails()
    expect(server.letters).toHaveLength(1)
  })

  test('that hangs up before the letter is asked again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    server.behave('hanging')
    await sendMails()
    expect(await mailsAbout(cms, id)).toMatchObject([{ state: 'waiting', attempts: 1 }])
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
    expect(await mailsAbout(cms, id)).toMatchObject([{ state: 'failed', attempts: 15 }])
  })

  test('a refusal for ever is not tried again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    server.behave('refusing')
    await sendMails()
    expect(await mailsAbout(cms, id)).toMatchObject([
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
    expect(await mailsAbout(cms, id)).toMatchObject([{ state: 'unknown' }])
  })

  test('its jobs name nobody', async () => {
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
    expect(await mailsAbout(cms, id)).toMatchObject([{ state: 'unknown' }])
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

describe('a forgotten password', () => {
  test('is answered by a letter with a link into the panel, whose text is not kept', async () => {
    await send(cms, 'POST', '/users/forgot-password', { email: expert.email })
    expect(server.letters).toEqual([])
    await sendMails()
    expect(server.letters.map(({ to }) => to)).toEqual([[expert.email]])
    const [, token] =
      /http:\/\/localhost:3001\/admin\/new-password\/(\w+)/.exec(server.letters[0]?.text ?? '') ?? []
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

  /** Somebody who has not asked for a new password before forgets theirs. */
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
      expect(await response.text()).not.toContain('/admin/new-password/')
    }
  })
})
