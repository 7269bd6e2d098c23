import type { Payload } from 'payload'
import { deriveSecret } from '../derive-secret.ts'
import { environment } from '../environment.ts'
import { rateLimited } from '../graphql/errors.ts'
import { senderHash } from './sender.ts'

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
export async function requireRoom(payload: Payload, address: string | null): Promise<void> {
  if ((await countRecent(payload, address)) >= maxQuestions) throw rateLimited()
}

/**
 * Whether the question just stored is one too many: of questions sent at the same moment none has seen the others when it was
 * let in.
 */
export async function isOneTooMany(payload: Payload, address: string | null, id: number): Promise<boolean> {
  return (await countRecent(payload, address, id)) > maxQuestions
}

async function countRecent(payload: Payload, address: string | null, upToId?: number): Promise<number> {
  const now = Date.now()
  const since = now - windowMs
  const { totalDocs } = await payload.count({
    collection: 'faq-questions',
    where: {
      'asked.senderHash': { in: [since, now].map((time) => senderHash(address, key, time)) },
      createdAt: { greater_than: new Date(since).toISOString() },
      ...(upToId === undefined ? {} : { id: { less_than_equal: upToId } }),
    },
  })
  return totalDocs
}
