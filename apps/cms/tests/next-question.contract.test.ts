import { beforeEach, describe, expect, test } from 'vitest'
import type { Next } from '../src/questions/queue.ts'
import { answerQuestion, storeQuestion } from './support/answering.ts'
import { expertsDesk } from './support/experts-desk.ts'
import { signIn } from './support/people.ts'

const desk = await expertsDesk()

/** A question that was asked on a day of November. */
async function asked(day: number, more: object = {}): Promise<number> {
  const createdAt = `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`
  return (await storeQuestion(desk.cms, `Вопрос ${day} ноября?`, { createdAt, ...more })).id
}

async function nextAfter(id: number, { headers } = desk.expert): Promise<Next> {
  return (await desk.cms.rest(`/faq-questions/${id}/next`, { headers })).json()
}

/** Answers one question after another, each time the one that is offered. */
async function answerAll(first: number): Promise<number[]> {
  const answered: number[] = []
  let next: number | null = first
  while (next !== null) {
    await answerQuestion(desk.cms, desk.expert, next, 'Красьте смело.')
    answered.push(next)
    next = (await nextAfter(next)).id
  }
  return answered
}

beforeEach(async () => {
  await desk.cms.payload.delete({ collection: 'faq-questions', where: { state: { in: ['new', 'read'] } } })
})

describe('after an answer comes the question', () => {
  test('that is one’s own, then one that is nobody’s, the oldest first, until none waits', async () => {
    const own = { assignee: desk.expert.id }
    const [free, late, mine, oldest] = [
      await asked(12),
      await asked(14),
      await asked(13, own),
      await asked(10),
    ]
    const myLast = await asked(15, own)
    expect(await nextAfter(free)).toEqual({ id: late, others: 4 })
    expect(await answerAll(free)).toEqual([free, mine, myLast, oldest, late])
    expect(await nextAfter(free)).toEqual({ id: null, others: 0 })
  })

  test('that waits: neither one with an answer, nor spam, nor one that a colleague answers', async () => {
    const [answered, unfinished] = [await asked(20), await asked(19)]
    await answerQuestion(desk.cms, desk.expert, answered, 'Да.')
    await answerQuestion(desk.cms, desk.expert, unfinished, 'Начало ответа', { answerUnready: true })
    await asked(2, { state: 'spam' })
    await asked(3, { assignee: desk.admin.id })
    expect(await nextAfter(answered)).toEqual({ id: unfinished, others: 1 })
    expect(await nextAfter(unfinished)).toEqual({ id: null, others: 0 })
  })

  test('of a colleague who may not answer any more', async () => {
    const leaving = await signIn(desk.cms, 'expert')
    const [theirs, open] = [await asked(5, { assignee: leaving.id }), await asked(6)]
    expect(await nextAfter(open)).toEqual({ id: null, others: 0 })
    await desk.cms.payload.update({ collection: 'users', id: leaving.id, data: { blocked: true } })
    expect(await nextAfter(open)).toEqual({ id: theirs, others: 1 })
  })
})

test('a question that is left for later is followed by the one behind it, and the last one by the first', async () => {
  const [first, second, third] = [await asked(1), await asked(2), await asked(3)]
  expect((await nextAfter(first)).id).toBe(second)
  expect((await nextAfter(second)).id).toBe(third)
  expect((await nextAfter(third)).id).toBe(first)
})

test('everybody has a queue of their own', async () => {
  const [forExpert, forAdmin] = [
    await asked(7, { assignee: desk.expert.id }),
    await asked(8, { assignee: desk.admin.id }),
  ]
  const { id } = await storeQuestion(desk.cms, 'Отвечено?', { state: 'spam' })
  expect((await nextAfter(id)).id).toBe(forExpert)
  expect((await nextAfter(id, desk.admin)).id).toBe(forAdmin)
})
