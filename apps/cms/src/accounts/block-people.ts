import { APIError, type CollectionBeforeChangeHook } from 'payload'
import type { User } from '../payload-types.ts'

/** Ends all sessions of a colleague whose access is being closed: their next request is refused. */
export const signOutBlocked: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const isBlocked = data.blocked ?? originalDoc?.blocked
  return isBlocked ? { ...data, sessions: [] } : data
}

/** Refuses a right password when the account's access is closed. A new password by mail does not open it either. */
export function refuseBlocked({ user }: { user: Pick<User, 'blocked'> }): void {
  if (user.blocked) {
    throw new APIError('Доступ закрыт. Обратитесь к администратору.', 403, undefined, true)
  }
}
