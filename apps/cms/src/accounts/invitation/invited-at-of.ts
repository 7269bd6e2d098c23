/** When a colleague was invited, by an account or an answer of the API; undefined when they were not, or have a password. */
export function invitedAtOf(account: unknown): string | undefined {
  if (typeof account !== 'object' || account === null || !('invitedAt' in account)) return undefined
  return typeof account.invitedAt === 'string' ? account.invitedAt : undefined
}
