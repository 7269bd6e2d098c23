import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionConfig,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
import { loginAddressHash } from '../people/login-address.ts'
import { writeAuditEntry } from './write-entry.ts'

/** Tells of every sign-in, sign-out and failed attempt at this collection of accounts. */
export function watchLogins(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
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

/** Of an attempt at an account that does not exist, its name is not kept: it may be a password typed into the wrong field. */
function tellFailure(slug: string): CollectionAfterErrorHook {
  return async ({ error, req }) => {
    const isLocked = error instanceof LockedAuth
    if (!isLocked && !(error instanceof AuthenticationError)) return
    const account = await findAccount(req)
    await writeAuditEntry(req, {
      action: 'loginFailed',
      place: slug,
      documentId: account?.id,
      documentTitle: account?.name ?? 'Нет такого сотрудника',
      details: isLocked ? 'Вход временно закрыт после нескольких ошибок' : 'Неверный пароль или адрес',
      person: { id: null, name: 'Неизвестный' },
      addressHash: loginAddressHash(req.headers),
    })
  }
}

async function findAccount(req: PayloadRequest): Promise<{ id: number; name: string } | undefined> {
  const email = req.data?.email
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
