import { type Endpoint, Forbidden } from 'payload'
import { writeAuditEntry } from '../access/audit/write-entry.ts'
import { hasRole } from '../access/roles.ts'
import { resendAll } from './resend.ts'

/** `POST /api/mails/resend`: sends all letters again that did not leave, for administrators. Answers `{count}`. */
export const resendEndpoint: Endpoint = {
  path: '/resend',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
    const count = await resendAll(req)
    if (count > 0)
      await writeAuditEntry(req, { action: 'mailResent', place: 'mails', details: `Писем: ${count}` })
    return Response.json({ count })
  },
}
