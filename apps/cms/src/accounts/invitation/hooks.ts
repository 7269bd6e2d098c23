import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../../access/roles.ts'
import type { User } from '../../payload-types.ts'
import { invite, unknownPassword } from './invite.ts'

const key = 'the account is made by invitation'

/** An administrator makes an account without a password: its owner sets one. Until then it has one that nobody knows. */
export const makeInvited: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' || !hasRole(req, 'admin') || args.data.password !== undefined) return args
  req.context[key] = true
  return { ...args, data: { ...args.data, password: unknownPassword() } }
}

/** Sends the invitation to an account just made without a password. */
export const sendInvitation: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.context[key] !== true) return doc
  req.context[key] = false
  return { ...doc, invitedAt: await invite(req, doc) }
}
