/** A change that takes longer is not waited for: offline, the router may keep one waiting for ever. */
const patienceMilliseconds = 3000

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Changes the browser's history as soon as the change before it is done: an entry that is added while the history is still on its way back
 * would be left at once.
 */
export function changeHistory(change: () => unknown): void {
  waiting += 1
  last = last
    .then(() => Promise.race([change(), new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))]))
    // The router shows its errors itself.
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1
    })
}

/** Whether the history is yet to follow a popup that was opened or closed. */
export const isHistoryBehind = (): boolean => waiting > 0
