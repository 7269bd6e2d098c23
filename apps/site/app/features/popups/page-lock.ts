/** The marker of an open popup on `<html>`, which keeps the page from scrolling (spec §2). */
export const marker = 'open-menu'

const holders = new Set<symbol>()

/** Locks the page's scrolling until the returned function is called; popups may lie above each other. */
export function lockPage(): () => void {
  const holder = Symbol('popup')
  holders.add(holder)
  document.documentElement.classList.add(marker)
  return () => {
    holders.delete(holder)
    if (holders.size === 0) document.documentElement.classList.remove(marker)
  }
}
