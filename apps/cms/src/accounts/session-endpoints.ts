import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { writeAuditEntry } from '../access/audit/write-entry.ts'
import { hasRole } from '../access/roles.ts'
import { endSessions, listSessions } from './sessions.ts'

/** Sessions of a person, for themselves and for administrators: see them, end one, end all. */
export const sessionEndpoints: Endpoint[] = [
  {
    path: '/:id/sessions',
    method: 'get',
    handler: async (req) => Response.json({ sessions: await listSessions(req, requireUserId(req)) }),
  },
  {
    path: '/:id/sessions',
    method: 'delete',
    handler: async (req) => end(req, requireUserId(req)),
  },
  {
    path: '/:id/sessions/:session',
    method: 'delete',
    handler: async (req) => end(req, requireUserId(req), String(req.routeParams?.session)),
  },
]

async function end(req: PayloadRequest, userId: number, sessionId?: string): Promise<Response> {
  await endSessions(req, userId, sessionId)
  const { name } = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, req })
  await writeAuditEntry(req, {
    action: 'sessionsEnded',
    place: 'users',
    documentId: userId,
    documentTitle: name,
    details: sessionId === undefined ? 'Все сеансы' : 'Один сеанс',
  })
  return Response.json({ sessions: sessionId === undefined ? [] : await listSessions(req, userId) })
}

/** @throws {Forbidden} unless it is the person's own account, or an administrator asks. */
function requireUserId(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id)
  if (req.user?.id !== id && !hasRole(req, 'admin')) throw new Forbidden(req.t)
  return id
}
