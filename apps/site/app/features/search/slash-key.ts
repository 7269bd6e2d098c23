const storageKey = 'search-slash-key'

/** Whether «/» opens the search. People who speak to their computer press it without wanting to (WCAG 2.1.4), and may take it away. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setSlashKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage the choice holds for nothing.
  }
}
