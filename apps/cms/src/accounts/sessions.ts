import type { PayloadRequest } from 'payload'
import { currentSessionId } from '../access/roles.ts'
import { aloneInTable } from '../databases/alone-in-table.ts'
import type { User } from '../payload-types.ts'

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
export async function listSessions(req: PayloadRequest, userId: number): Promise<SessionView[]> {
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
export function changeSessions(
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
