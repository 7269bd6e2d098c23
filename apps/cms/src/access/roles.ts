import type { PayloadRequest } from 'payload'

/** Roles of the editors' panel, with the labels that the panel shows. */
export const roles = [
  { value: 'admin', label: 'Администратор' },
  { value: 'editor', label: 'Редактор' },
  { value: 'expert', label: 'Эксперт' },
] as const

export type Role = (typeof roles)[number]['value']

/** The role of the user, undefined for visitors and for people whose access is closed. */
export function roleOf({ user }: Pick<PayloadRequest, 'user'>): Role | undefined {
  return user && !user.blocked ? (user.role ?? undefined) : undefined
}

/** Whether the request comes from a signed-in person with one of the given roles. */
export function hasRole(req: PayloadRequest, ...allowed: Role[]): boolean {
  const role = roleOf(req)
  return role !== undefined && allowed.includes(role)
}

/** The session of the panel that the request belongs to. */
export function currentSessionId({ user }: Pick<PayloadRequest, 'user'>): string | undefined {
  return user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}
