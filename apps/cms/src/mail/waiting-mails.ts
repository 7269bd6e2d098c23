import type { Payload } from 'payload'
import { openStates } from './mail-kinds.ts'
import { inState } from './move-mail.ts'

/** Letters that are still on their way, and when the oldest of them was written; no date when there are none. */
export async function waitingMails(payload: Payload): Promise<{ count: number; oldest: Date | undefined }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'mails',
    where: inState(...openStates),
    sort: 'createdAt',
    depth: 0,
    limit: 1,
    select: { createdAt: true },
  })
  const [oldest] = docs
  return { count: totalDocs, oldest: oldest && new Date(oldest.createdAt) }
}
