const patienceMs = 30_000

type CmsRequest = RequestInit & {
  /** How long an answer may take, in milliseconds. */
  patienceMs?: number
}

/**
 * Sends a request to the cms's own API as the signed-in user. `path` begins after `/api`.
 * @throws when there is no answer in time
 */
export function fetchCms(
  path: string,
  { patienceMs: patience = patienceMs, signal, ...init }: CmsRequest = {},
): Promise<Response> {
  const late = AbortSignal.timeout(patience)
  return fetch(`/api${path}`, {
    ...init,
    credentials: 'include',
    signal: signal ? AbortSignal.any([signal, late]) : late,
  })
}
