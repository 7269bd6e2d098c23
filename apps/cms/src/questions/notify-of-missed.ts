import { createLocalReq, type Payload } from 'payload'
import { markStaffNotified, notifyStaff } from './notify-staff.ts'

/** Long enough for the request that stores a question to tell of it by itself, or to take it back. */
const settledMs = 15_000

/**
 * Tells the subscribed colleagues of visitors' questions that not all of them were told of: the process ended between storing and
 * telling, or telling failed. Looks at questions stored before `before`. A question that a colleague has opened meanwhile is no news.
 * The question of an erased sender has no address any more, and is not looked at.
 */
export async function notifyOfMissed(payload: Payload, before = Date.now() - settledMs): Promise<void> {
  const { docs } = await payload.find({
    collection: 'faq-questions',
    where: {
      and: [
        { 'asked.email': { exists: true } },
        { 'asked.staffToldAt': { exists: false } },
        { createdAt: { less_than: new Date(before).toISOString() } },
      ],
    },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    select: { state: true },
  })
  for (const { id, state } of docs) {
    const req = await createLocalReq({}, payload)
    const told = state === 'new' ? notifyStaff(req, id) : markStaffNotified(req, id)
    // One that fails holds up no other, and is tried again a minute later.
    await told.catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Nobody could be told of a question that was missed'),
    )
  }
}
