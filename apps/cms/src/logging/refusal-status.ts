/**
 * The status of an expected refusal, from 400 to 499; undefined for everything that should not have happened. An address that
 * cannot be decoded is a wrong request, though nobody says so.
 */
export function refusalStatus(error: unknown): number | undefined {
  if (error instanceof URIError) return 400
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  const { status } = error
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
