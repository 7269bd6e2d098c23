import type { PopupName } from './popup-store.ts'

/** Popups of which a history entry knows the name alone. */
export const namedPopups = ['cookies', 'search'] as const satisfies PopupName[]

/** A popup that a history entry holds open, so that Back closes it and Forward and a reload open it again. */
export type PopupEntry =
  | { name: 'feedback' /** Words that the question begins with. */; suggested?: string }
  | { name: (typeof namedPopups)[number] }
  | { name: 'shops'; title: string; eans: string[] }
  /** The lesson itself is in the address; this only says that Back leads to the page below. */
  | { name: 'video' }

/** Popups that the state of a history entry holds open, the topmost last. Any other state holds none. */
export function popupEntries(state: unknown): PopupEntry[] {
  if (typeof state !== 'object' || state === null || !('popups' in state) || !Array.isArray(state.popups))
    return []
  return state.popups.filter(isPopupEntry)
}

function isPopupEntry(value: unknown): value is PopupEntry {
  if (typeof value !== 'object' || value === null || !('name' in value)) return false
  if (value.name === 'shops') {
    return (
      'title' in value &&
      typeof value.title === 'string' &&
      'eans' in value &&
      Array.isArray(value.eans) &&
      value.eans.every((ean) => typeof ean === 'string')
    )
  }
  if (value.name === 'feedback') return !('suggested' in value) || typeof value.suggested === 'string'
  return value.name === 'video' || namedPopups.some((name) => name === value.name)
}

/** State of an entry of the history with popups. */
type PopupState = {
  popups: PopupEntry[]
  /** Title of the lesson that was chosen on the page, which bears it while the lesson is open. */
  lesson?: string
}

/** State of the history entry that a popup is opened with. */
export function withPopup(state: unknown, entry: PopupEntry): PopupState {
  const lesson = chosenLesson(state)
  return { popups: [...popupEntries(state), entry], ...(lesson === undefined ? {} : { lesson }) }
}

/** State of a history entry with another popup in place of its topmost. */
export function withOtherPopup(state: unknown, entry: PopupEntry): PopupState {
  return { ...withPopup(state, entry), popups: [...popupEntries(state).slice(0, -1), entry] }
}

/** State of the history entry of another lesson in the same popups. */
export function withLesson(state: unknown, lesson: string): PopupState {
  return { popups: popupEntries(state), lesson }
}

/** Title of the lesson that was chosen on the page; undefined where the page came with it, or none was chosen. */
export function chosenLesson(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('lesson' in state)) return undefined
  return typeof state.lesson === 'string' ? state.lesson : undefined
}

/** Whether Back closes this popup: it was opened from the page below and is the topmost. */
export function isClosedByBack(state: unknown, name: PopupName): boolean {
  return popupEntries(state).at(-1)?.name === name
}
