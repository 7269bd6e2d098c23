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

/** Loads a whole page: the one at hand with the state of its entry, so that its popups open again, or another. */
export function openPage(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A click that follows a link where it stands, not into a new tab, a window or a file. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Whether the browser came back to this document, or made it again for an entry that was there before. */
export function wasReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** Whether the visitor comes from another page of this site, and so has its fonts. */
export function isFromThisSite(): boolean {
  return document.referrer.startsWith(`${location.origin}/`)
}
