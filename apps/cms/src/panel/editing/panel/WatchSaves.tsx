'use client'

import { type ReactNode, useEffect } from 'react'
import { AnswersInTime } from './AnswersInTime.tsx'
import { forgetOldCopies } from './local-copies.ts'
import { watchSaves } from './watch-fetch.ts'

/** Watches the saves of the panel's forms, see watch-fetch.ts. */
export function WatchSaves({ children }: { children: ReactNode }) {
  // The panel's forms have no other place to learn that a save has failed, nor to say which state it builds upon.
  useEffect(() => {
    const native = window.fetch
    const watched = watchSaves(native.bind(window))
    window.fetch = watched
    forgetOldCopies(window.localStorage)
    return () => {
      if (window.fetch === watched) window.fetch = native
    }
  }, [])
  return <AnswersInTime>{children}</AnswersInTime>
}
