import type {
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload'
import { loginAddressHash } from '../people/login-address.ts'
import { accountHash } from '../people/sign-in/account-hash.ts'
import { findAccount, unknownAccount, unknownPerson } from '../people/sign-in/note-failure.ts'
import { isSessionless } from '../people/sign-in/sign-in-state.ts'
import { writeAuditEntry } from './write-entry.ts'

/**
 * Tells of every sign-in, sign-out and asking for a new password at this collection of accounts. Failed attempts are told where they are
 * judged (`people/sign-in`).
 */
export function watchLogins(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), tellPasswordAsked(slug)],
      afterLogin: [...(hooks?.afterLogin ?? []), tellLogin(slug)],
      afterLogout: [...(hooks?.afterLogout ?? []), tellLogout(slug)],
    },
  }
}

function tellLogin(slug: string): CollectionAfterLoginHook {
  return async ({ req, user }) => {
    if (isSessionless(req)) return
    await writeAuditEntry(req, {
      action: 'login',
      place: slug,
      documentId: user.id,
      documentTitle: user.name,
      person: user,
      addressHash: loginAddressHash(req.headers),
      accountHash: accountHash(user.email),
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
    const account = await findAccount(req, emailOf(args.data))
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

function emailOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('email' in data)) return ''
  return typeof data.email === 'string' ? data.email : ''
}
