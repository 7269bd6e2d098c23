import type { CollectionBeforeChangeHook } from 'payload'
import { currentSessionId } from '../access/roles.ts'
import type { User } from '../payload-types.ts'

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
