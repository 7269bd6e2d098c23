import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'

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
export async function endSessions(req: PayloadRequest, userId: number, sessionId?: string): Promise<void> {
  const { sessions } = await loadUser(req, userId)
  const left = sessionId === undefined ? [] : (sessions ?? []).filter(({ id }) => id !== sessionId)
  await req.payload.db.updateOne({
    collection: 'users',
    id: userId,
    data: { sessions: left, updatedAt: null },
    req,
    returning: false,
  })
}

function loadUser(req: PayloadRequest, userId: number): Promise<User> {
  return req.payload.findByID({ collection: 'users', id: userId, depth: 0, req })
}

function currentSessionId({ user }: PayloadRequest): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}
