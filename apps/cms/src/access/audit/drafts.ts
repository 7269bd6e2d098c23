import type { PayloadRequest } from 'payload'

/** The panel saves a draft every two seconds: one entry stands for all saves of a user within this time. */
const quietMs = 15 * 60 * 1000

/** Whether an entry says already that this person is writing on this draft. */
export async function isDraftTold(
  req: PayloadRequest,
  place: string,
  documentId: number | string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'audit-log',
    req,
    where: {
      action: { in: ['draft', 'create'] },
      place: { equals: place },
      documentId: { equals: String(documentId) },
      person: { equals: req.user?.id },
      createdAt: { greater_than: new Date(Date.now() - quietMs).toISOString() },
    },
  })
  return totalDocs > 0
}
