import type { Payload, TypedUser, Where } from 'payload'
import { loadAnswerers } from '../assignment/load-answerers.ts'
import { waitingStates } from '../promise.ts'

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
      const { docs } = await payload.find({
        collection: 'faq-questions',
        where: { and: [{ state: { in: [...waitingStates] } }, whose] },
        sort: ['createdAt', 'id'],
        select: {},
        depth: 0,
        pagination: false,
        ...(limit === undefined ? {} : { limit }),
        overrideAccess: false,
        user,
      })
      return docs.map(({ id }) => id)
    }),
  )
  return [...(own ?? []), ...(free ?? [])]
}
