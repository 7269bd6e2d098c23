import type { ArrayField, CollectionAfterLoginHook } from 'payload'
import type { User } from '../payload-types.ts'
import { deviceOf } from './device-of.ts'
import { changeSessions } from './sessions.ts'

/** Payload's own list of a person's sessions, and beside each the device it was begun with. */
export const sessionsField: ArrayField = {
  name: 'sessions',
  type: 'array',
  label: 'Сеансы',
  fields: [{ name: 'device', type: 'text', label: 'Устройство' }],
}

/** Stores the device that the new session was begun on. */
export const rememberDevice: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const begun = user.sessions?.at(-1)
  if (!begun) return user
  begun.device = deviceOf(req.headers.get('user-agent'))
  await changeSessions(req, user.id, (sessions) =>
    sessions.map((session) => (session.id === begun.id ? { ...session, device: begun.device } : session)),
  )
  return user
}
