import { createLocalReq } from 'payload'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mailsAbout, storeQuestion } from './support/answering.ts'
import { runQueue } from './support/jobs.ts'
import { emptyOutbox, mailingCms, renewServer } from './support/mailing-cms.ts'
import { inSeconds, restoreMocks } from './support/mocks.ts'
import { signIn } from './support/people.ts'
import { aQuestion, sendQuestion, solveNew } from './support/questions.ts'

const recipients: number[] = []

const { cms, server } = await mailingCms()
const { payload } = cms
const { queueMail, waitingMails } = await import('../src/mail/outbox.ts')
const { forgetSender } = await import('../src/operations/personal-data/visitor-data.ts')
const { findInterruptedWork, resumeInterrupted, resumeInterruptedWork } = await import(
  '../src/operations/resume-jobs.ts'
)
// The very first account becomes an administrator's.
for (const role of ['admin', 'editor', 'expert'] as const) {
  const { id } = await signIn(cms, role)
  await payload.update({ collection: 'users', id, data: { toldOfQuestions: true } })
  recipients.push(id)
}
beforeEach(async () => {
  renewServer(server)
  await emptyOutbox(cms)
})
afterEach(restoreMocks)

const told = async (question: number) => (await mailsAbout(cms, question)).map(({ person }) => person).sort()
const toldAt = async (id: number) =>
  (await payload.findByID({ collection: 'faq-questions', id, showHiddenFields: true })).asked?.staffToldAt

const resume = () => resumeInterrupted(payload)
const restart = async () => resumeInterruptedWork(payload, await findInterruptedWork(payload))

describe('a question that was stored when the process died', () => {
  test('is told to everybody who wants to know, and to nobody twice', async () => {
    const { id } = await storeQuestion(cms)
    inSeconds(30)
    await resume()
    expect(await told(id)).toEqual(recipients)
    await resume()
    await resume()
    expect(await told(id)).toEqual(recipients)
    expect(await toldAt(id)).toBeTruthy()
  })

  test('is told to those who were left out when it died in the middle of telling', async () => {
    const { id } = await storeQuestion(cms)
    const [first = 0] = recipients
    await queueMail(await createLocalReq({}, payload), {
      key: `question/${id}/${first}`,
      kind: 'newQuestion',
      title: `Вопрос № ${id}`,
      question: id,
      person: first,
    })
    inSeconds(30)
    await resume()
    expect(await told(id)).toEqual(recipients)
    await runQueue(cms, 'mail')
    expect(server.letters).toHaveLength(recipients.length)
  })

  test('is left to its own request as long as that may be at it', async () => {
    const { id } = await storeQuestion(cms)
    await resume()
    expect(await told(id)).toEqual([])
  })

  test('is told at once by the next process', async () => {
    const { id } = await storeQuestion(cms)
    inSeconds(1)
    await restart()
    expect(await told(id)).toEqual(recipients)
  })

  test.each(['read', 'spam'] as const)('is no news when somebody has seen it: %s', async (state) => {
    const { id } = await storeQuestion(cms, undefined, { state })
    inSeconds(30)
    await resume()
    expect(await told(id)).toEqual([])
    expect(await toldAt(id)).toBeTruthy()
  })

  test('is not told when its sender was erased meanwhile', async () => {
    const { id } = await storeQuestion(cms, undefined, { published: false })
    await forgetSender(await createLocalReq({}, payload), id)
    inSeconds(30)
    await resume()
    expect(await told(id)).toEqual([])
  })
})

test('a question whose telling failed is told a minute later, and the visitor heard nothing of it', async () => {
  const find = payload.find.bind(payload)
  const failing = vi.spyOn(payload, 'find').mockImplementation((options) => {
    if (options.collection === 'users') throw new Error('The database is busy.')
    return find(options)
  })
  const answer = await sendQuestion(cms, aQuestion({ recaptcha: await solveNew(cms) }))
  const id = Number(answer.data?.sendFaqPackageQuestion?.id)
  expect(id).toBeGreaterThan(0)
  expect(await told(id)).toEqual([])
  failing.mockRestore()
  inSeconds(60)
  await resume()
  expect(await told(id)).toEqual(recipients)
})

test('how many letters wait, and since when, is known', async () => {
  expect(await waitingMails(payload)).toEqual({ count: 0, oldest: undefined })
  const { id } = await storeQuestion(cms)
  inSeconds(30)
  await resume()
  const waiting = await waitingMails(payload)
  expect(waiting.count).toBe(recipients.length)
  const [first] = await mailsAbout(cms, id)
  expect(waiting.oldest?.toISOString()).toBe(first?.createdAt)
})

describe('after a restart', () => {
  const open = async (state: 'waiting' | 'sending' | 'handedOver', hasJob: boolean) => {
    const { id: question } = await storeQuestion(cms)
    const [person = 0] = recipients
    const letter = { key: `question/${question}/${person}`, kind: 'newQuestion', title: 'Вопрос' } as const
    const data = { ...letter, question, person, state, attempts: 0 }
    const mail = await payload.create({ collection: 'mails', data })
    const asked = { staffToldAt: new Date().toISOString() }
    await payload.db.updateOne({ collection: 'faq-questions', id: question, data: { asked } })
    if (!hasJob) return question
    const job = await payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { mail: mail.id } })
    await payload.db.updateOne({ collection: 'payload-jobs', id: job.id, data: { processing: true } })
    return question
  }
  const stateOf = async (question: number) => (await mailsAbout(cms, question))[0]?.state

  test.each([
    ['a letter whose job the dead process had taken', 'waiting', true],
    ['a letter that it was about to send', 'sending', true],
    ['a letter without a job', 'waiting', false],
  ] as const)('%s is sent at once', async (_, state, hasJob) => {
    const question = await open(state, hasJob)
    inSeconds(1)
    await runQueue(cms, 'mail')
    expect(server.letters).toHaveLength(0)
    await restart()
    await runQueue(cms, 'mail')
    expect(await stateOf(question)).toBe('sent')
    expect(server.letters).toHaveLength(1)
  })

  test('a letter that was almost handed over is not sent a second time', async () => {
    const question = await open('handedOver', true)
    inSeconds(1)
    await restart()
    await runQueue(cms, 'mail')
    expect(await stateOf(question)).toBe('unknown')
    expect(server.letters).toHaveLength(0)
  })
})
