import { readMailAddress } from '@pryad/contract/forms/mail-address.ts'
import type { PayloadRequest } from 'payload'
import type { FaqQuestion } from '../../payload-types.ts'

/**
 * Questions sent from an address, the oldest first. Databases disagree about capitals in Cyrillic addresses and know nothing of
 * the two spellings of a Cyrillic domain, so addresses are compared here.
 */
export async function questionsOf(req: PayloadRequest, email: string): Promise<FaqQuestion[]> {
  const wanted = toComparable(email)
  const { docs: addresses } = await req.payload.find({
    collection: 'faq-questions',
    where: { 'asked.email': { exists: true } },
    depth: 0,
    pagination: false,
    select: { asked: { email: true } },
    req,
  })
  const ids = addresses.filter(({ asked }) => toComparable(asked?.email ?? '') === wanted).map(({ id }) => id)
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'faq-questions',
    where: { id: { in: ids } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

function toComparable(email: string): string {
  const read = readMailAddress(email)
  return ('address' in read ? read.address : email.trim()).toLowerCase()
}
