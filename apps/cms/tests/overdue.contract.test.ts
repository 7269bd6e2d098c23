import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerQuestion, mailsAbout, storeQuestion } from './support/answering.ts'
import { expertsDesk } from './support/experts-desk.ts'
import { runQueue } from './support/jobs.ts'
import { signIn } from './support/people.ts'

const desk = await expertsDesk()
const { load, change, aids } = desk
const { payload } = desk.cms
const { loadTiles } = await import('../src/operations/dashboard/tiles.ts')
const { inboxFilters } = await import('../src/questions/inbox-filters.ts')
const { promisedUntil } = await import('../src/questions/promise.ts')
const { remindOverdue } = await import('../src/questions/remind-overdue-task.ts')
const { lastOfWorkingDays } = await import('../src/questions/working-days.ts')
const { loadCalendar } = await import('../src/questions/working-days.ts')

describe('a question that waits longer than was promised', () => {
  /** Noon of the first working day after the promised ones, and of the last promised one. */
  async function noons(id: number): Promise<{ late: Date; intime: Date; night: Date }> {
    const isWorking = await loadCalendar(payload)
    const until = promisedUntil(new Date((await load(id)).createdAt), isWorking)
    const next = lastOfWorkingDays(until, 1, isWorking)
    return {
      intime: new Date(`${until}T12:00:00+03:00`),
      late: new Date(`${next}T12:00:00+03:00`),
      night: new Date(`${next}T03:00:00+03:00`),
    }
  }
  const remind = async (now: Date) => remindOverdue(await createLocalReq({}, payload), now)
  /** Everybody who hears of new questions. */
  async function listeners(): Promise<number[]> {
    const where = { toldOfQuestions: { equals: true }, blocked: { not_equals: true } } as const
    const { docs } = await payload.find({ collection: 'users', where, pagination: false })
    return docs.map(({ id }) => id).sort()
  }
  const reminded = async (id: number) =>
    (await mailsAbout(desk.cms, id))
      .flatMap(({ kind, person }) => (kind === 'questionOverdue' ? [person] : []))
      .sort()

  beforeEach(async () => {
    // Those of other tests wait, too.
    const where = { state: { in: ['new', 'read'] } }
    await payload.update({ collection: 'faq-questions', where, data: { state: 'spam' } })
  })

  test('reminds the colleague who answers it, by day, once', async () => {
    const { id } = await storeQuestion(desk.cms)
    await change(id, { assignee: desk.expert.id })
    const { intime, late, night } = await noons(id)
    await remind(intime)
    await remind(night)
    expect(await reminded(id)).toEqual([])
    await remind(late)
    await remind(late)
    expect(await reminded(id)).toEqual([desk.expert.id])
    await runQueue(desk.cms, 'mail')
    expect(desk.server.letters.map(({ to }) => to)).toEqual([[desk.expert.email]])
    expect(desk.server.letters[0]?.text).toContain('ждёт дольше обещанного')
  })

  test('reminds all who hear of new questions when nobody answers it, or the one who did may not enter', async () => {
    const nobodys = await storeQuestion(desk.cms)
    const leaving = await signIn(desk.cms, 'expert')
    const left = await storeQuestion(desk.cms)
    await change(left.id, { assignee: leaving.id }, desk.admin)
    await payload.update({ collection: 'users', id: leaving.id, data: { blocked: true } })
    await remind((await noons(nobodys.id)).late)
    for (const { id } of [nobodys, left]) expect(await reminded(id)).toEqual(await listeners())
  })

  test('reminds later when there was nobody to be told', async () => {
    const where = { id: { in: await listeners() } }
    const tell = (toldOfQuestions: boolean) =>
      payload.update({ collection: 'users', where, data: { toldOfQuestions } })
    const { id } = await storeQuestion(desk.cms)
    const { late } = await noons(id)
    await tell(false)
    await remind(late)
    expect(await reminded(id)).toEqual([])
    await tell(true)
    await remind(late)
    expect(await reminded(id)).not.toEqual([])
  })

  test('reminds nobody once it is answered, or its sender is forgotten', async () => {
    const answered = await storeQuestion(desk.cms)
    await answerQuestion(desk.cms, desk.expert, answered.id, 'Вовремя.')
    const forgotten = await storeQuestion(desk.cms)
    const data = { asked: { email: null } }
    await payload.update({ collection: 'faq-questions', id: forgotten.id, data })
    await remind((await noons(answered.id)).late)
    for (const { id } of [answered, forgotten]) expect(await reminded(id)).toEqual([])
  })

  test('is told as late beside the answer and counted in the panel', async () => {
    const { id } = await storeQuestion(desk.cms)
    expect((await aids(id)).promise).toMatchObject({ isLate: false })
    const data = { createdAt: '2026-01-12T09:00:00.000Z' }
    await payload.db.updateOne({ collection: 'faq-questions', id, data })
    expect((await aids(id)).promise).toEqual({ until: '2026-01-15', isLate: true })
    const user = await payload.findByID({ collection: 'users', id: desk.expert.id })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    expect(await loadTiles(req)).toContainEqual(expect.objectContaining({ key: 'overdue', count: 1 }))
  })

  test('is what the filters of the inbox count', async () => {
    const { id } = await storeQuestion(desk.cms)
    const data = { createdAt: '2026-01-12T09:00:00.000Z', assignee: desk.expert.id }
    await payload.db.updateOne({ collection: 'faq-questions', id, data })
    const filters = inboxFilters(desk.expert.id, new Date('2026-02-01'))
    for (const label of ['Мои', 'Ждут дольше обещанного']) {
      const where = filters.find((filter) => filter.label === label)?.where ?? {}
      const { docs } = await payload.find({ collection: 'faq-questions', where, depth: 0 })
      expect(docs.map((doc) => doc.id)).toEqual([id])
    }
  })
})
