import { isRecord } from '#app/lib/is-record.ts'
import type { PopupName } from './popup-store.ts'

/**
 * A popup that a history entry holds open, with its details, so that Back closes it and Forward and a reload open it again. The entry of a
 * lesson, which is in the address, only says that Back leads to the page below.
 */
export type PopupEntry = { name: string }

/** Popups that the state of a history entry holds open, the topmost last. Any other state holds none. */
export function popupEntries(state: unknown): PopupEntry[] {
  return isRecord(state) && Array.isArray(state.popups) ? state.popups.filter(isPopupEntry) : []
}

function isPopupEntry(value: unknown): value is PopupEntry {
  return isRecord(value) && typeof value.name === 'string'
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
  return isRecord(state) && typeof state.lesson === 'string' ? state.lesson : undefined
}

/** Whether Back closes this popup: it was opened from the page below and is the topmost. */
export function isClosedByBack(state: unknown, name: PopupName): boolean {
  return popupEntries(state).at(-1)?.name === name
}

/** The longest wait for one change, in milliseconds: offline, the router may never finish one. */
const timeoutMs = 3000

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Changes the browser's history: at once, or as soon as the change before it is done. An entry that is added while the history is still on its
 * way back would be left at once.
 */
export function changeHistory(change: () => unknown): void {
  const isFirst = waiting === 0
  waiting += 1
  last = (isFirst ? begin(change) : last.then(() => begin(change)))
    // The router shows its errors itself.
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1
    })
}

/** Whether the history is yet to follow a popup that was opened or closed. */
export const isHistoryPending = (): boolean => waiting > 0

/** Makes a change, and resolves when it is done or has taken too long. */
const begin = async (change: () => unknown): Promise<unknown> =>
  Promise.race([change(), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
