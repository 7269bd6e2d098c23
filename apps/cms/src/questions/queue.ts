import type { Payload, TypedUser, Where } from 'payload'
import { findAll } from '../databases/find.ts'
import { waitingStates } from './promise.ts'
import { loadAnswerers } from './receivers.ts'

/**
 * The ids of the questions that wait for an answer of a user, in the order to answer them: their own, then the unassigned ones, each
 * from the oldest on, which is promised for the earliest day. A question whose assignee may not answer any more counts as unassigned.
 * @param limit the most ids of either kind; all of them without it.
 */
export async function loadQueue(payload: Payload, user: TypedUser, limit?: number): Promise<number[]> {
  const answerers = await loadAnswerers(payload)
  const nobodys: Where = { or: [{ assignee: { exists: false } }, { assignee: { not_in: answerers } }] }
  const [own, free] = await Promise.all(
    [{ assignee: { equals: user.id } }, nobodys].map(async (whose) => {
      const docs = await findAll(payload, {
        collection: 'faq-questions',
        where: { and: [{ state: { in: [...waitingStates] } }, whose] },
        sort: ['createdAt', 'id'],
        select: {},
        ...(limit === undefined ? {} : { limit }),
        overrideAccess: false,
        user,
      })
      return docs.map(({ id }) => id)
    }),
  )
  return [...(own ?? []), ...(free ?? [])]
}

/** Where to go from a question: the one to answer next, null if there is none, and how many others wait beside the open one. */
export type Next = { id: number | null; others: number }

/**
 * From an answered question to the head of the queue. One that is left without an answer is followed by the one behind it, so that
 * it can be passed by; the last one by the first.
 */
export function findNext(queue: number[], open: number): Next {
  const behind = queue.slice(queue.indexOf(open) + 1)
  const [id = null] = [...behind, ...queue].filter((one) => one !== open)
  return { id, others: queue.filter((one) => one !== open).length }
}
