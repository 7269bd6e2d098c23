import { isDeepStrictEqual } from 'node:util'
import {
  AuthenticationError,
  type BaseDatabaseAdapter,
  type CollectionBeforeChangeHook,
  type FindOneArgs,
  NotFound,
  type PayloadRequest,
  type Plugin,
  type TypeWithID,
} from 'payload'
import { z } from 'zod'
import { aloneInTable } from '../databases/in-transaction.ts'
import { keepAnAdmin } from './admins.ts'
import { refuseBlocked } from './sessions.ts'

const users = 'users'

/** The accounts that a request has read, by their ids, under the `context` that all copies of the request share. */
const readBy = new WeakMap<object, Map<unknown, Account>>()

function remember({ context }: PayloadRequest, account: object): void {
  const read = readBy.get(context) ?? new Map<unknown, Account>()
  const stored = accountOf(account)
  readBy.set(context, read.set(stored.id, stored))
}

/** Remembers the state that a change of an account is made from. */
export const rememberOriginal: CollectionBeforeChangeHook<TypeWithID> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) remember(req, originalDoc)
  return data
}

/**
 * Payload changes an account, and begins and ends its sessions, by writing back the whole account that it has read before: whatever
 * was changed in between would be undone. With this, a write takes its turn and touches only what it changes.
 */
export const guardAccounts: Plugin = (config) => ({
  ...config,
  db: { ...config.db, init: (args) => guarded(config.db.init(args)) },
})

function guarded(db: BaseDatabaseAdapter): BaseDatabaseAdapter {
  const findOne: BaseDatabaseAdapter['findOne'] = db.findOne.bind(db)
  const updateOne = db.updateOne.bind(db)
  const deleteOne = db.deleteOne.bind(db)
  const guards: Pick<BaseDatabaseAdapter, 'findOne' | 'updateOne' | 'deleteOne'> = {
    findOne: async <T extends TypeWithID>(args: FindOneArgs) => {
      const found = await findOne<T>(args)
      if (found && args.collection === users && !args.select && isRequest(args.req)) remember(args.req, found)
      return found
    },
    updateOne: async (args) => {
      const { collection, id, data, req } = args
      if (collection !== users || !('email' in data) || !isRequest(req)) return updateOne(args)
      const read = readBy.get(req.context)?.get(id)
      if (!read) return updateOne(args)
      return aloneInTable(req, users, async (own) => {
        const found = await findOne({ collection: users, req: own, where: { id: { equals: id } } })
        const stored = found ? accountOf(found) : undefined
        const changed = changedAccount({ read, written: accountOf({ ...data, id }), stored }, own)
        if (stored) await keepAnAdmin(stored, changed, own)
        remember(req, changed)
        const { sessions, ...fields } = changed
        // Apart from each other both leave the account's id alone, which entries of the audit trail refer to: their writers need not wait.
        await updateOne({ ...args, data: { sessions, updatedAt: null }, req: own, returning: false })
        return updateOne({ ...args, data: fields, req: own })
      })
    },
    deleteOne: async (args) => {
      if (args.collection !== users || !isRequest(args.req)) return deleteOne(args)
      return aloneInTable(args.req, users, async (own) => {
        const stored = await findOne({ collection: users, req: own, where: args.where })
        if (stored) await keepAnAdmin(accountOf(stored), undefined, own)
        return deleteOne({ ...args, req: own })
      })
    },
  }
  return Object.assign(db, guards)
}

/** The database is also asked by the system itself, without a request. */
function isRequest(req: Partial<PayloadRequest> | undefined): req is PayloadRequest {
  return req?.payload !== undefined && req.context !== undefined
}

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
function accountOf(fields: object): Account {
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
function changedAccount({ read, written, stored }: Versions, req: PayloadRequest): Account {
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
