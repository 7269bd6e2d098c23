const storageKey = 'reloaded-at'
/** Time in which a second reload is refused (spec §9). */
const guardMilliseconds = 10_000

/** Whether a failed part of the page may be mended by reloading the page: once, and not again within ten seconds. */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY)
    if (now - last < guardMilliseconds) return false
    sessionStorage.setItem(storageKey, String(now))
    return true
  } catch {
    // Without a memory of the last reload there might be no end to them.
    return false
  }
}
