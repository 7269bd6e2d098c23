import type { Payload } from 'payload'

/** Ids of the accounts that may answer questions and enter the panel. */
export async function loadAnswerers(payload: Payload): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: ['expert', 'admin'] }, blocked: { not_equals: true } },
    select: {},
    depth: 0,
    pagination: false,
  })
  return docs.map(({ id }) => id)
}
