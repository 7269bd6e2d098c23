const storageKey = 'search-slash-key'

/** Whether «/» opens the search. People who use speech input may press it by accident (WCAG 2.1.4), and can turn it off. */
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
