import type { Payload, PayloadRequest } from 'payload'
import { idOf, type Reference } from '../content/loaders.ts'
import { findAll, findFirst } from '../databases/find.ts'

/** The colleagues to be told of a question: its assignee, if they still may answer; else everybody who gets letters about new questions. */
export async function loadReceivers(
  req: PayloadRequest,
  assignee: Reference | null | undefined,
): Promise<number[]> {
  if (assignee) {
    const person = await findFirst(req.payload, {
      collection: 'users',
      where: { and: [{ id: { equals: idOf(assignee) } }, { blocked: { not_equals: true } }] },
      select: { role: true },
      req,
    })
    if (person && answers(person.role)) return [person.id]
  }
  const docs = await findAll(req.payload, {
    collection: 'users',
    where: { and: [{ toldOfQuestions: { equals: true } }, { blocked: { not_equals: true } }] },
    select: { name: true },
    req,
  })
  return docs.map(({ id }) => id)
}

/** Whether people of a role answer visitors. */
export function answers(role: string | null | undefined): boolean {
  return role === 'expert' || role === 'admin'
}

/** Ids of the accounts that may answer questions and enter the panel. */
export async function loadAnswerers(payload: Payload): Promise<number[]> {
  const docs = await findAll(payload, {
    collection: 'users',
    where: { role: { in: ['expert', 'admin'] }, blocked: { not_equals: true } },
    select: {},
  })
  return docs.map(({ id }) => id)
}
