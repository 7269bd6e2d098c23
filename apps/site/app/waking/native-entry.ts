/**
 * Gives the entry of the history that the browser has made for a hash by itself a key, by which it is known when the visitor comes back
 * to it.
 * @returns whether there was such an entry: a new one, though to the router it looks like Back.
 */
export function keyNativeEntry(): boolean {
  // The router writes a state into every entry of its own.
  if (history.state !== null) return false
  const key = Math.random().toString(36).slice(2)
  // In the router's own shape; a number would only be another entry's.
  history.replaceState({ usr: null, key, idx: null }, '')
  return true
}

/** Key of the entry at hand; undefined for the first one of a visit. */
export function keyAtHand(): string | undefined {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined
  return typeof state.key === 'string' ? state.key : undefined
}
