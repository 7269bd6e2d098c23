const usualTimeoutMs = 30_000

type CmsRequest = RequestInit & {
  /** How long an answer may take, in milliseconds. */
  timeoutMs?: number
}

/**
 * Sends a request to the cms's own API as the signed-in user. `path` begins after `/api`.
 * @throws when there is no answer in time
 */
export function fetchCms(
  path: string,
  { timeoutMs = usualTimeoutMs, signal, ...init }: CmsRequest = {},
): Promise<Response> {
  const late = AbortSignal.timeout(timeoutMs)
  return fetch(`/api${path}`, {
    ...init,
    credentials: 'include',
    signal: signal ? AbortSignal.any([signal, late]) : late,
  })
}
