/**
 * Fetches from one of the site's own data routes; docs/page-start.md says why these are not fetchers of the router.
 * @param isData whether an answer has the expected shape. It need not check everything: the server is of this very build, or nearly.
 * @param options those of `fetch`, and how long to wait until the whole answer has come.
 * @throws {TypeError} when the server could not be reached: `withConnection` then tries again.
 * @throws when the server refuses or says something else, when time is up, or when `signal` is aborted.
 */
export async function fetchData<Data>(
  address: string,
  isData: (answer: unknown) => answer is Data,
  { timeoutMilliseconds = 10_000, signal, ...options }: RequestInit & { timeoutMilliseconds?: number },
): Promise<Data> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const answer = await fetch(address, {
    ...options,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  const data: unknown = await answer.json()
  if (!isData(data)) throw new Error(`${address} answered something else.`)
  return data
}

/** Small, and answered by the site itself. */
const probe = '/favicon.png'
/** A network that takes longer for so little is none. */
const probeTimeoutMs = 8000

/** Whether the site can be reached. Browsers call a network online that leads nowhere, so one that claims to be there is asked. */
export async function isConnected(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs)
    await fetch(probe, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
