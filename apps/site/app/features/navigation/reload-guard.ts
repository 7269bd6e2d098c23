const storageKey = 'reloaded-at'
/** Time in which a second reload is refused (spec §9). */
const guardMilliseconds = 10_000

/** Whether a failed part of the page may be mended by a reload: once, and not again within ten seconds. */
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

/**
 * Reloads the page when a part of its code cannot be loaded: after a release the old parts are gone, and the new page knows the new
 * ones. The event is Vite's; what is not prevented is thrown.
 */
export function guardReloads(): void {
  let isReloading = false
  addEventListener('vite:preloadError', (event) => {
    // Whatever else fails on the way out is no matter of its own.
    if (!isReloading && !mayReload()) return
    event.preventDefault()
    if (isReloading) return
    isReloading = true
    location.reload()
  })
}
