import type { Payload } from 'payload'

/** When the nightly erasure of personal data last came to its end; undefined when it has not run yet. */
export async function lastErasureAt(payload: Payload): Promise<Date | undefined> {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { action: { equals: 'oldDataErased' } },
    // The latest that was written, whatever clocks said meanwhile.
    sort: '-id',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { createdAt: true },
  })
  const [last] = docs
  return last && new Date(last.createdAt)
}
