import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
import { loginAddressHash } from '../people/login-address.ts'
import { writeAuditEntry } from './write-entry.ts'

const unknownPerson = { id: null, name: 'Неизвестный' }
const unknownAccount = 'Нет такого сотрудника'

/** Tells of every sign-in, sign-out, failed attempt and asking for a new password at this collection of accounts. */
export function watchLogins(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), tellPasswordAsked(slug)],
      afterLogin: [...(hooks?.afterLogin ?? []), tellLogin(slug)],
      afterLogout: [...(hooks?.afterLogout ?? []), tellLogout(slug)],
      afterError: [...(hooks?.afterError ?? []), tellFailure(slug)],
    },
  }
}

function tellLogin(slug: string): CollectionAfterLoginHook {
  return async ({ req, user }) => {
    await writeAuditEntry(req, {
      action: 'login',
      place: slug,
      documentId: user.id,
      documentTitle: user.name,
      person: user,
    })
  }
}

function tellLogout(slug: string): CollectionAfterLogoutHook {
  return async ({ req }) => {
    await writeAuditEntry(req, {
      action: 'logout',
      place: slug,
      documentId: req.user?.id,
      documentTitle: req.user?.name,
    })
  }
}

function tellPasswordAsked(slug: string): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'forgotPassword' || req.payloadAPI === 'local') return
    const account = await findAccount(req, args.data)
    await writeAuditEntry(req, {
      action: 'passwordAsked',
      place: slug,
      documentId: account?.id,
      documentTitle: account?.name ?? unknownAccount,
      person: unknownPerson,
      addressHash: loginAddressHash(req.headers),
    })
  }
}

/** Of an attempt at an account that does not exist, its name is not kept: it may be a password typed into the wrong field. */
function tellFailure(slug: string): CollectionAfterErrorHook {
  return async ({ error, req }) => {
    const isLocked = error instanceof LockedAuth
    if (!isLocked && !(error instanceof AuthenticationError)) return
    const account = await findAccount(req, req.data)
    await writeAuditEntry(req, {
      action: 'loginFailed',
      place: slug,
      documentId: account?.id,
      documentTitle: account?.name ?? unknownAccount,
      details: isLocked ? 'Вход временно закрыт после нескольких ошибок' : 'Неверный пароль или адрес',
      person: unknownPerson,
      addressHash: loginAddressHash(req.headers),
    })
  }
}

async function findAccount(
  req: PayloadRequest,
  data: unknown,
): Promise<{ id: number; name: string } | undefined> {
  if (typeof data !== 'object' || data === null || !('email' in data)) return undefined
  const { email } = data
  if (typeof email !== 'string') return undefined
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true },
  })
  return docs[0]
}
