import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits for something, asking often. A condition that throws is not true yet, unless `endsOn` says that waiting is of no use.
 * @throws when the condition is not true within `milliseconds`; the message names it, and its cause is the error of the last try.
 */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  milliseconds = 30_000,
  endsOn = () => false,
): Promise<void> {
  const begin = performance.now()
  const deadline = begin + milliseconds
  let cause: unknown
  while (performance.now() < deadline) {
    cause = undefined
    try {
      if (await isTrue()) return
    } catch (error) {
      cause = error
      if (endsOn()) break
    }
    await wait(50)
  }
  throw new Error(`In ${Math.round((performance.now() - begin) / 1000)} s this did not happen: ${what}.`, {
    cause,
  })
}
