import { APIError, type Endpoint, Forbidden } from 'payload'
import { writeAuditEntry } from '../../access/audit/write-entry.ts'
import { hasRole } from '../../access/roles.ts'
import { loadAccount } from '../sign-in/load-account.ts'
import { invite } from './invite.ts'

/** `POST /api/users/:id/invite`: sends the invitation again to a colleague who has not set a password yet. For administrators. */
export const inviteEndpoint: Endpoint = {
  path: '/:id/invite',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
    const account = await loadAccount(req, { id: { equals: Number(req.routeParams?.id) } })
    if (!account?.invitedAt) {
      throw new APIError(
        'Сотрудник уже задал пароль. Забытый меняют по\u00a0ссылке «Забыли пароль?» на\u00a0странице входа.',
        409,
        undefined,
        true,
      )
    }
    const invitedAt = await invite(req, account)
    await writeAuditEntry(req, {
      action: 'update',
      place: 'users',
      documentId: account.id,
      documentTitle: account.name,
      details: 'Отправлено приглашение',
    })
    return Response.json({ invitedAt })
  },
}
