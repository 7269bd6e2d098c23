import { setTimeout as wait } from 'node:timers/promises'

type Options = {
  /** The awaited state, as the error names it. */
  what: string
  milliseconds: number
  /** Whether waiting any longer is in vain. */
  endsOn?: () => boolean
}

/**
 * Waits until a condition is true. One that throws is not true yet.
 * @throws after the given time, with the condition's last error as the cause.
 */
export async function until(
  condition: () => Promise<boolean>,
  { what, milliseconds, endsOn }: Options,
): Promise<void> {
  const deadline = Date.now() + milliseconds
  let cause: unknown
  while (Date.now() < deadline) {
    try {
      if (await condition()) return
    } catch (error) {
      cause = error
      if (endsOn?.()) break
    }
    await wait(50)
  }
  throw new Error(`It did not come true that ${what}.`, { cause })
}
