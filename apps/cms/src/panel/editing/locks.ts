import type { PayloadRequest, Where } from 'payload'
import type { PayloadLockedDocument } from '../../payload-types.ts'
import type { Place } from './requested-document.ts'

/** As long as Payload's own, which it has no name for: locks older than this are forgotten. */
const lockMs = 300_000

/** The lock of the person who is editing a document, if there is one. */
export async function findLock(
  req: PayloadRequest,
  place: Place,
): Promise<PayloadLockedDocument | undefined> {
  const where: Where = {
    ...('global' in place
      ? { globalSlug: { equals: place.global } }
      : { 'document.relationTo': { equals: place.collection }, 'document.value': { equals: place.id } }),
    updatedAt: { greater_than: new Date(Date.now() - lockMs).toISOString() },
  }
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where,
    depth: 1,
    limit: 1,
    sort: '-updatedAt',
    req,
  })
  return docs[0]
}

/** The name of another person who is editing a document. */
export async function findOtherEditor(req: PayloadRequest, place: Place): Promise<string | undefined> {
  const user = (await findLock(req, place))?.user?.value
  const id = typeof user === 'object' ? user?.id : user
  if (id === undefined || id === null || id === req.user?.id) return undefined
  return typeof user === 'object' && user?.name ? user.name : 'другой сотрудник'
}
