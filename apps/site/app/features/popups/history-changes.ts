/** A change that takes longer is not waited for: offline, the router may keep one waiting for ever. */
const patienceMilliseconds = 3000

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
export const isHistoryBehind = (): boolean => waiting > 0

/** Makes a change, and resolves when it is done or has taken too long. */
const begin = async (change: () => unknown): Promise<unknown> =>
  Promise.race([change(), new Promise((resolve) => setTimeout(resolve, patienceMilliseconds))])
