import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { writeAuditEntry } from '../access/audit/entries.ts'
import { hasRole } from '../access/roles.ts'
import { loadAnswerMail, sendAnswerAgain } from './answer.ts'
import { loadAids } from './load-aids.ts'
import { findNext, loadQueue } from './queue.ts'

/** Endpoints for the panel's requests about a question, other than reading and saving it, for people who answer questions. */
export const inboxEndpoints: Endpoint[] = [
  {
    path: '/:id/read',
    method: 'post',
    handler: async (req) => {
      await markRead(req, requireId(req))
      return new Response(null, { status: 204 })
    },
  },
  {
    path: '/:id/aids',
    method: 'get',
    handler: async (req) => {
      // Editors answer, too; fields that they may not see are left out.
      if (!hasRole(req, 'expert', 'editor', 'admin')) throw new Forbidden(req.t)
      return Response.json(await loadAids(req, Number(req.routeParams?.id)))
    },
  },
  {
    path: '/:id/next',
    method: 'get',
    handler: async (req) => {
      const id = requireId(req)
      return Response.json(findNext(req.user ? await loadQueue(req.payload, req.user) : [], id))
    },
  },
  {
    path: '/:id/mail',
    method: 'get',
    handler: async (req) => Response.json(await loadAnswerMail(req, requireId(req))),
  },
  {
    path: '/:id/mail',
    method: 'post',
    handler: async (req) => {
      const id = requireId(req)
      const before = await loadAnswerMail(req, id)
      const mail = await sendAnswerAgain(req, id)
      if (before.canSendAgain) {
        const documentTitle = `№ ${id}`
        await writeAuditEntry(req, {
          action: 'mailResent',
          place: 'faq-questions',
          documentId: id,
          documentTitle,
        })
      }
      return Response.json(mail)
    },
  },
]

/** Marks a question as read. That is no change of its text: no site is told, and a colleague who is editing it is not disturbed. */
async function markRead(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'faq-questions',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'new' } }] },
    data: { state: 'read', updatedAt: null },
    req,
    returning: false,
  })
}

/** The id in the address. @throws {Forbidden} unless the user may answer questions. */
function requireId(req: PayloadRequest): number {
  if (!hasRole(req, 'expert', 'admin')) throw new Forbidden(req.t)
  return Number(req.routeParams?.id)
}
