import type { PayloadRequest } from 'payload'

/** Who works in the editors' panel; the labels are what the panel shows. */
export const roles = [
  { value: 'admin', label: 'Администратор' },
  { value: 'editor', label: 'Редактор' },
  { value: 'expert', label: 'Эксперт' },
] as const

export type Role = (typeof roles)[number]['value']

/** Whether the request comes from a signed-in person with one of the given roles. */
export function hasRole(req: PayloadRequest, ...allowed: Role[]): boolean {
  return req.user ? allowed.includes(req.user.role) : false
}
