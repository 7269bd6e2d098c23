import { createLocalReq } from 'payload'
import { describe, expect, test } from 'vitest'
import { answerQuestion, mailsAbout, storeQuestion } from './support/answering.ts'
import { expertsDesk } from './support/experts-desk.ts'
import { runQueue } from './support/jobs.ts'
import { inSeconds } from './support/mocks.ts'
import { send, signIn } from './support/people.ts'

const desk = await expertsDesk({ SITE_URL: 'https://pryad.example', CMS_URL: 'http://localhost:3001' })

const { mailWarning } = await import('../src/operations/dashboard/warnings.ts')
const { resumeInterrupted } = await import('../src/operations/resume-jobs.ts')

const sendMails = () => runQueue(desk.cms, 'mail')
const askedQuestion = (question?: string) => storeQuestion(desk.cms, question)
const answer = (id: number, text: string, more: object = {}) =>
  answerQuestion(desk.cms, desk.expert, id, text, more)

describe('a mail server that is out of order', () => {
  test('is asked again, later and later, until the letter is through: once', async () => {
    const { id } = await askedQuestion()
    await desk.server.stop()
    await answer(id, 'Ответ.')
    await sendMails()
    expect(await mailsAbout(desk.cms, id)).toMatchObject([
      { state: 'waiting', attempts: 1, problem: 'Почтовый сервер недоступен' },
    ])
    await desk.server.start()
    await sendMails()
    expect(desk.server.letters).toEqual([])

    inSeconds(11)
    desk.server.behave('busy')
    await sendMails()
    expect(await mailsAbout(desk.cms, id)).toMatchObject([{ state: 'waiting', attempts: 2 }])
    desk.server.behave('working')
    await sendMails()
    expect(desk.server.letters).toEqual([])

    inSeconds(21)
    await sendMails()
    expect(desk.server.letters).toHaveLength(1)
    expect(await mailsAbout(desk.cms, id)).toMatchObject([{ state: 'sent', attempts: 3, problem: null }])
    inSeconds(100_000)
    await sendMails()
    expect(desk.server.letters).toHaveLength(1)
  })

  test('that hangs up before the letter is asked again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    desk.server.behave('hanging')
    await sendMails()
    expect(await mailsAbout(desk.cms, id)).toMatchObject([{ state: 'waiting', attempts: 1 }])
    desk.server.behave('working')
    inSeconds(11)
    await sendMails()
    expect(desk.server.letters).toHaveLength(1)
  })

  test('is given up in the end, and the panel says so', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    desk.server.behave('busy')
    for (let tried = 0; tried < 15; tried++) {
      await sendMails()
      inSeconds(200_000)
    }
    expect(await mailsAbout(desk.cms, id)).toMatchObject([{ state: 'failed', attempts: 15 }])
  })

  test('a refusal for ever is not tried again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    desk.server.behave('refusing')
    await sendMails()
    expect(await mailsAbout(desk.cms, id)).toMatchObject([
      { state: 'failed', attempts: 1, problem: 'Почтовый сервер не принял адрес (ответ 550)' },
    ])
  })

  test('a refusal of ours is tried again, and administrators are told why and send all again when it is mended', async () => {
    const [waiting, givenUp, replaced] = [await askedQuestion(), await askedQuestion(), await askedQuestion()]
    desk.server.behave('refusing us')
    for (const { id } of [waiting, givenUp, replaced]) await answer(id, 'Ответ.')
    await sendMails()
    expect(await mailsAbout(desk.cms, waiting.id)).toMatchObject([
      { state: 'waiting', attempts: 1, problem: expect.stringContaining('Проверьте MAIL_FROM') },
    ])
    const { user } = await desk.cms.payload.auth({ headers: new Headers(desk.admin.headers) })
    const req = await createLocalReq(user ? { user } : {}, desk.cms.payload)
    expect(await mailWarning(req)).toContain('Проверьте MAIL_FROM')

    for (const { id } of [givenUp, replaced])
      await desk.cms.payload.update({
        collection: 'mails',
        where: { question: { equals: id } },
        data: { state: 'failed', attempts: 15 },
      })
    desk.server.behave('working')
    await send(desk.cms, 'POST', `/faq-questions/${replaced.id}/mail`, {}, desk.expert.headers)
    const resent = await send(desk.cms, 'POST', '/mails/resend', {}, desk.admin.headers)
    expect(await resent.json()).toEqual({ count: 2 })
    await sendMails()
    const to = desk.server.letters.map((letter) => letter.to[0]).sort()
    expect(to).toEqual([waiting.email, givenUp.email, replaced.email].sort())
  })

  test('silence after the last byte: nobody knows, so nothing is sent again by itself', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    desk.server.behave('dropping')
    await sendMails()
    desk.server.behave('working')
    inSeconds(100_000)
    await sendMails()
    expect(desk.server.letters).toHaveLength(1)
    expect(await mailsAbout(desk.cms, id)).toMatchObject([{ state: 'unknown' }])
  })

  test('its jobs name nobody', async () => {
    const { id, email } = await askedQuestion()
    await answer(id, 'Ответ.')
    desk.server.behave('busy')
    await sendMails()
    const { docs } = await desk.cms.payload.find({ collection: 'payload-jobs' })
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain(email)
  })
})

describe('a restart', () => {
  const die = (data: object) => desk.cms.payload.update({ collection: 'payload-jobs', where: {}, data })
  const leaveLetter = (question: number, state: 'sending' | 'handedOver') =>
    desk.cms.payload.update({
      collection: 'mails',
      where: { question: { equals: question } },
      data: { state },
    })

  test('in the middle of a job: it is taken up again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    await die({ processing: true })
    await leaveLetter(id, 'sending')
    await resumeInterrupted(desk.cms.payload)
    await sendMails()
    expect(desk.server.letters).toEqual([])
    inSeconds(4 * 60)
    await resumeInterrupted(desk.cms.payload)
    await sendMails()
    expect(desk.server.letters).toHaveLength(1)
  })

  test('between the last byte and the server’s answer: the letter is not sent again', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    await die({ processing: true })
    await leaveLetter(id, 'handedOver')
    inSeconds(4 * 60)
    await resumeInterrupted(desk.cms.payload)
    await sendMails()
    expect(desk.server.letters).toEqual([])
    expect(await mailsAbout(desk.cms, id)).toMatchObject([{ state: 'unknown' }])
  })

  test('between the outbox and the job: the letter gets one', async () => {
    const { id } = await askedQuestion()
    await answer(id, 'Ответ.')
    await desk.cms.payload.delete({ collection: 'payload-jobs', where: {} })
    inSeconds(2 * 60)
    await resumeInterrupted(desk.cms.payload)
    await resumeInterrupted(desk.cms.payload)
    expect((await desk.cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(1)
    await sendMails()
    expect(desk.server.letters).toHaveLength(1)
  })
})

describe('a forgotten password', () => {
  test('is answered by a letter with a link into the panel, whose text is not kept', async () => {
    await send(desk.cms, 'POST', '/users/forgot-password', { email: desk.expert.email })
    expect(desk.server.letters).toEqual([])
    await sendMails()
    expect(desk.server.letters.map(({ to }) => to)).toEqual([[desk.expert.email]])
    const [, token] =
      /http:\/\/localhost:3001\/admin\/new-password\/(\w+)/.exec(desk.server.letters[0]?.text ?? '') ?? []
    expect(token).toBeTruthy()
    const mails = await accountMails()
    expect(mails).toMatchObject([{ state: 'sent', message: null }])
    expect(JSON.stringify(mails)).not.toContain(token)
  })

  async function accountMails() {
    const where = { kind: { equals: 'account' } } as const
    return (await desk.cms.payload.find({ collection: 'mails', where, showHiddenFields: true })).docs
  }

  /** Requests a new password for a new user, who has not requested one before. */
  async function forgetPassword(): Promise<string> {
    const { email } = await signIn(desk.cms, 'editor')
    await send(desk.cms, 'POST', '/users/forgot-password', { email })
    return email
  }

  test('that the server refuses for ever is not kept either', async () => {
    await forgetPassword()
    desk.server.behave('refusing')
    await sendMails()
    expect(await accountMails()).toMatchObject([{ state: 'failed', message: null }])
  })

  test('whose link grows old before the server is back is given up, and its text with it', async () => {
    const email = await forgetPassword()
    desk.server.behave('busy')
    await sendMails()
    inSeconds(59 * 60)
    await resumeInterrupted(desk.cms.payload)
    expect(await accountMails()).toMatchObject([{ state: 'waiting', message: { to: email } }])

    inSeconds(2 * 60)
    await resumeInterrupted(desk.cms.payload)
    expect(await accountMails()).toMatchObject([
      { state: 'failed', message: null, problem: expect.stringContaining('Пусть сотрудник попросит новую') },
    ])
    desk.server.behave('working')
    inSeconds(24 * 60 * 60)
    await sendMails()
    expect(desk.server.letters).toEqual([])
  })

  test('is readable to nobody while it waits, not even to administrators', async () => {
    await forgetPassword()
    const [mail] = await accountMails()
    for (const path of [`/mails/${mail?.id}?showHiddenFields=true`, '/export/mails?format=json']) {
      const response = await desk.cms.rest(path, { headers: desk.admin.headers })
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('/admin/new-password/')
    }
  })
})
