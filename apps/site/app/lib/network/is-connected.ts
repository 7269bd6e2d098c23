/** Small, and answered by the site itself. */
const probe = '/favicon.png'
/** A network that takes longer for so little is none. */
const patienceMilliseconds = 8000

/** Whether the site can be reached. Browsers call a network online that leads nowhere, so one that claims to be there is asked. */
export async function isConnected(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds)
    await fetch(probe, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
