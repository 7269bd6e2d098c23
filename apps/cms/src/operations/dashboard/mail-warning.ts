import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { delayed } from '../../mail/resend.ts'
import { later } from '../../mail/smtp-problem.ts'

/** Tells an administrator that letters wait, and what keeps them; undefined for others and while none is held up. */
export async function mailWarning(req: PayloadRequest): Promise<string | undefined> {
  if (!hasRole(req, 'admin')) return undefined
  const { docs, totalDocs } = await req.payload.find({
    collection: 'mails',
    // A first try may be put off by any server.
    where: { and: [delayed, { or: [{ attempts: { greater_than: 1 } }, { problem: { not_like: later } }] }] },
    sort: '-updatedAt',
    depth: 0,
    limit: 1,
    select: { problem: true },
    req,
  })
  const [newest] = docs
  if (!newest) return undefined
  return `Письма не\u00a0уходят, ждут отправки: ${totalDocs}. ${newest.problem}. Попытки повторяются сами почти два дня.`
}
