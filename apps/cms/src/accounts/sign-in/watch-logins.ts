import type {
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Plugin,
} from 'payload'
import { writeAuditEntry } from '../../access/audit/entries.ts'
import { aloneInTable } from '../../databases/in-transaction.ts'
import { accountHash, findAccount, loginAddressHash, unknownAccount, unknownPerson } from './failures.ts'
import { isSessionless } from './sign-in-state.ts'

/**
 * Writes every sign-in, sign-out and request for a new password into the audit trail, and so comes after it among the plugins. Failed
 * attempts are written where they are judged.
 */
export const watchLogins: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => (collection.auth ? watched(collection) : collection)),
})

function watched(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), recordPasswordRequest(slug)],
      afterLogin: [...(hooks?.afterLogin ?? []), recordLogin(slug)],
      afterLogout: [...(hooks?.afterLogout ?? []), recordLogout(slug)],
    },
  }
}

function recordLogin(slug: string): CollectionAfterLoginHook {
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

function recordLogout(slug: string): CollectionAfterLogoutHook {
  return ({ req }) =>
    // The entry refers to the account and locks its row; the session, which is ended after it, locks the table. In the other order they could wait for each other.
    aloneInTable(req, slug, (own) =>
      writeAuditEntry(own, {
        action: 'logout',
        place: slug,
        documentId: req.user?.id,
        documentTitle: req.user?.name,
      }),
    )
}

function recordPasswordRequest(slug: string): CollectionBeforeOperationHook {
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
