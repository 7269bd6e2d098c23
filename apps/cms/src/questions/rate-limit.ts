import type { Payload } from 'payload'
import { deriveSecret } from '../access/derive-secret.ts'
import { rateLimited } from '../content/refusals.ts'
import { oneAtATime } from '../databases/lock.ts'
import { environment } from '../environment.ts'
import { senderHash } from '../http/visitor-address.ts'
import type { FaqQuestion } from '../payload-types.ts'

/** Questions that one sender may have stored within the window. */
const maxQuestions = 5
const windowMs = 60 * 1000

const key = deriveSecret(environment.payloadSecret, 'sender of a question')

/** The hash to store with a question sent from `address` now. */
export function currentSenderHash(address: string | null): string {
  return senderHash(address, key, Date.now())
}

/**
 * Counts the stored questions of one sender, so the limit holds for all instances of the cms together and survives a restart.
 * @throws {GraphQLError} `RATE_LIMITED` when there is no room for one more.
 */
export async function assertUnderLimit(payload: Payload, address: string | null): Promise<void> {
  if ((await countRecent(payload, address)) >= maxQuestions) throw rateLimited()
}

/**
 * Takes a question back that was stored beyond the limit: of questions sent at the same moment none has seen the others when it
 * was let in. They are looked at one after the other, so no more are taken back than have to be.
 * @throws {GraphQLError} `RATE_LIMITED` when it was one too many.
 */
export async function removeIfOverLimit(id: number, payload: Payload, address: string | null): Promise<void> {
  const sender = currentSenderHash(address)
  await oneAtATime(payload, `questions of ${sender}`, async () => {
    if ((await countRecent(payload, address)) <= maxQuestions) return
    // Past the hooks: it was never taken, so there is nothing to write an act of.
    const where = { id: { equals: id } }
    const gone: FaqQuestion | null = await payload.db.deleteOne({ collection: 'faq-questions', where })
    const consent = gone?.asked?.consent
    if (consent) await payload.delete({ collection: 'consents', id: consent })
    throw rateLimited()
  })
}

async function countRecent(payload: Payload, address: string | null): Promise<number> {
  const now = Date.now()
  const since = now - windowMs
  const { totalDocs } = await payload.count({
    collection: 'faq-questions',
    where: {
      'asked.senderHash': { in: [since, now].map((time) => senderHash(address, key, time)) },
      createdAt: { greater_than: new Date(since).toISOString() },
    },
  })
  return totalDocs
}
