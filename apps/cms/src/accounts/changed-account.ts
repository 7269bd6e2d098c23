import { isDeepStrictEqual } from 'node:util'
import { AuthenticationError, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuseBlocked } from './block-people.ts'

const sessionShape = z.looseObject({ id: z.string(), expiresAt: z.coerce.date() })
const accountShape = z.looseObject({
  id: z.number(),
  role: z.string().nullish(),
  blocked: z.boolean().nullish(),
  hash: z.string().nullish(),
  sessions: z
    .array(sessionShape)
    .nullish()
    .transform((sessions) => sessions ?? []),
})

/** An account as the database has it. */
export type Account = z.infer<typeof accountShape>

/** A copy of an account that the database gave, or is to get. */
export function accountOf(fields: object): Account {
  return accountShape.parse(structuredClone(fields))
}

type Versions = {
  /** The account that the change was made from. */
  read: Account
  /** The same with the change. */
  written: Account
  /** The account as it is now, undefined when it has been deleted. */
  stored: Account | undefined
}

/**
 * The stored account with the change made in it: what the change does not touch stays as it is now.
 * @throws {APIError} when a session is to begin by a password that is no longer right, or there is no such account any more
 */
export function changedAccount({ read, written, stored }: Versions, req: PayloadRequest): Account {
  const known = new Set(read.sessions.map(({ id }) => id))
  const begun = written.sessions.filter(({ id }) => !known.has(id))
  if (begun.length > 0) {
    if (!stored || stored.hash !== read.hash) throw new AuthenticationError(req.t)
    refuseBlocked({ user: stored })
  }
  if (!stored) throw new NotFound(req.t)

  const changes = Object.entries(written).filter(([name, value]) => !isDeepStrictEqual(value, read[name]))
  const shutsOut = written.hash !== read.hash || written.blocked
  const wanted = new Map(written.sessions.map((session) => [session.id, session]))
  const sessions = stored.sessions
    // Sessions begun in between go on, unless everybody is to be shut out.
    .filter(({ id }) => wanted.has(id) || !(known.has(id) || shutsOut))
    .map((session) => ({
      ...session,
      expiresAt: later(session.expiresAt, wanted.get(session.id)?.expiresAt),
    }))
  return { ...stored, ...Object.fromEntries(changes), sessions: [...sessions, ...begun] }
}

function later(one: Date, other = one): Date {
  return other > one ? other : one
}
