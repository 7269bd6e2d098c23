/** Loads a whole page: the one at hand with the state of its entry, so that its popups open again, or another. */
export function leadTo(address: string): void {
  if (new URL(address, location.href).href === location.href) location.reload()
  else location.assign(address)
}
