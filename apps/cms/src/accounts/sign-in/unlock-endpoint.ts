import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { z } from 'zod'
import { writeAuditEntry } from '../../access/audit/write-entry.ts'
import { hasRole } from '../../access/roles.ts'
import { forgetFailures } from './forget-failures.ts'
import { findAccount } from './record-failure.ts'

const body = z.object({ email: z.string() })

/** `POST /api/users/unlock {email}` in place of Payload's: resets the failure counters of the account. For administrators. */
export const unlockEndpoint: Endpoint = {
  path: '/unlock',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const { success, data } = body.safeParse(req.data)
    if (!success) return Response.json({ message: 'Не указана электронная почта.' }, { status: 400 })
    await forgetFailures(req, data.email)
    const account = await findAccount(req, data.email)
    await writeAuditEntry(req, {
      action: 'update',
      place: 'users',
      documentId: account?.id,
      documentTitle: account?.name,
      details: 'Снят запрет на вход',
    })
    return Response.json({ message: req.t('authentication:successfullyUnlocked') })
  },
}
