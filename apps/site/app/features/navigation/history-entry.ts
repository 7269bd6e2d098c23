import { isRecord } from '#app/lib/is-record.ts'

/**
 * Gives a key to the entry of the history that the browser has made for a hash by itself, so that the entry is recognised when the visitor
 * comes back to it.
 * @returns whether there was such an entry. It is a new one, though the router takes it for Back.
 */
export function keyNativeEntry(): boolean {
  // The router writes a state into every entry of its own.
  if (history.state !== null) return false
  const key = Math.random().toString(36).slice(2)
  // The entry has the shape of the router's own. It gets no number: any number belongs to another entry.
  history.replaceState({ usr: null, key, idx: null }, '')
  return true
}

/**
 * State that the app gave to the current entry of the history; null for an entry without one. The history knows it at once, the components
 * of the page when React has rendered.
 */
export function historyState(): unknown {
  const state: unknown = history.state
  return isRecord(state) ? (state.usr ?? null) : null
}

/** Key of the current entry; undefined for the first one of a visit. */
export function historyKey(): string | undefined {
  const state: unknown = history.state
  return isRecord(state) && typeof state.key === 'string' ? state.key : undefined
}
