import { useState } from 'react'
import type { Refused } from './LoginForm.tsx'

const nothingWrong: Refused = { message: '', fields: {} }

/** Sends a step of signing in, once at a time, and keeps what was wrong with it. */
export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState(nothingWrong)

  /** `work` gives what is wrong, or nothing when the next step stands there already. */
  async function send(work: () => Promise<Refused | undefined>): Promise<void> {
    setBusy(true)
    setRefused(nothingWrong)
    const problem = await work()
    setBusy(false)
    if (problem) setRefused(problem)
  }
  return { isBusy, refused, refuse: setRefused, send }
}
