import {
  APIError,
  type ArrayField,
  type CollectionAfterLoginHook,
  type CollectionBeforeChangeHook,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { writeAuditEntry } from '../access/audit/entries.ts'
import { currentSessionId, hasRole } from '../access/roles.ts'
import { aloneInTable } from '../databases/in-transaction.ts'
import type { User } from '../payload-types.ts'
import { deviceOf } from './device-of.ts'

type Sessions = NonNullable<User['sessions']>

/** A session as the panel shows it. */
export type SessionView = {
  id: string
  device: string
  createdAt: string | null
  expiresAt: string
  /** Whether it is the session of this request. */
  isCurrent: boolean
}

/** Sessions of a person that have not run out, the newest first. */
async function listSessions(req: PayloadRequest, userId: number): Promise<SessionView[]> {
  const now = new Date().toISOString()
  const { sessions } = await loadUser(req, userId)
  return (sessions ?? [])
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ id, device, createdAt, expiresAt }) => ({
      id,
      device: device ?? '',
      createdAt: createdAt ?? null,
      expiresAt,
      isCurrent: id === currentSessionId(req),
    }))
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
}

/** Ends one session of a person, or all of them: the next request is refused. */
export function endSessions(req: PayloadRequest, userId: number, sessionId?: string): Promise<void> {
  return changeSessions(req, userId, (sessions) =>
    sessionId === undefined ? [] : sessions.filter(({ id }) => id !== sessionId),
  )
}

/** Changes the list of a person's sessions, and nothing else of the account; those begun and ended at the same moment are kept in it. */
function changeSessions(
  req: PayloadRequest,
  userId: number,
  change: (sessions: Sessions) => Sessions,
): Promise<void> {
  return aloneInTable(req, 'users', async (own) => {
    const { sessions } = await loadUser(own, userId)
    await own.payload.db.updateOne({
      collection: 'users',
      id: userId,
      data: { sessions: change(sessions ?? []), updatedAt: null },
      req: own,
      returning: false,
    })
  })
}

function loadUser(req: PayloadRequest, userId: number): Promise<User> {
  return req.payload.findByID({ collection: 'users', id: userId, depth: 0, req })
}

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

/** Payload's own list of a person's sessions, and beside each the device it was begun with. */
export const sessionsField: ArrayField = {
  name: 'sessions',
  type: 'array',
  label: 'Сеансы',
  fields: [{ name: 'device', type: 'text', label: 'Устройство' }],
}

/** Stores the device that the new session was begun on. */
export const rememberDevice: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const begun = user.sessions?.at(-1)
  if (!begun) return user
  begun.device = deviceOf(req.headers.get('user-agent'))
  await changeSessions(req, user.id, (sessions) =>
    sessions.map((session) => (session.id === begun.id ? { ...session, device: begun.device } : session)),
  )
  return user
}

/**
 * A new password ends all sessions begun with the old one, except the session in which a user has just changed their own password: a
 * person who had learnt the old one is signed out.
 */
export const signOutElsewhere: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !('password' in data) || !data.password) return data
  const current = currentSessionId(req)
  const isOwn = req.user?.id === originalDoc?.id
  return { ...data, sessions: (originalDoc?.sessions ?? []).filter(({ id }) => isOwn && id === current) }
}

/** Ends all sessions of a colleague whose access is being closed: their next request is refused. */
export const signOutBlocked: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const isBlocked = data.blocked ?? originalDoc?.blocked
  return isBlocked ? { ...data, sessions: [] } : data
}

/** Refuses a right password when the account's access is closed. A new password by mail does not open it either. */
export function refuseBlocked({ user }: { user: Pick<User, 'blocked'> }): void {
  if (user.blocked) {
    throw new APIError('Доступ закрыт. Обратитесь к администратору.', 403, undefined, true)
  }
}
