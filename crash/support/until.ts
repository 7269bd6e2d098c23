import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits for something, asking often.
 * @throws when it does not come about in time, in milliseconds; the message names it.
 */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  milliseconds = 30_000,
): Promise<void> {
  const deadline = performance.now() + milliseconds
  while (!(await isTrue())) {
    if (performance.now() > deadline)
      throw new Error(`In ${milliseconds / 1000} s it did not come about that ${what}.`)
    await wait(50)
  }
}
