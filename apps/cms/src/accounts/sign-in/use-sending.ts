import { useState } from 'react'

/** The answer to a step that was refused: the fault of the whole, and of its fields. */
export type Refused = { message: string; fields: Record<string, string> }

const nothingWrong: Refused = { message: '', fields: {} }

/** Sends a step of signing in; `isBusy` until it is answered, then `refused` holds the problem of a refusal. */
export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState(nothingWrong)

  /** `work` returns the problem, or undefined when the next step is shown already. */
  async function send(work: () => Promise<Refused | undefined>): Promise<void> {
    setBusy(true)
    setRefused(nothingWrong)
    const problem = await work()
    setBusy(false)
    if (problem) setRefused(problem)
  }
  return { isBusy, refused, refuse: setRefused, send }
}
