import { useEffect } from 'react'
import { texts } from './texts.ts'

/**
 * Asks before the tab is closed or reloaded while something is not saved, and before a step back within the panel while it cannot be.
 * Links of the panel are asked about by Payload's own question.
 */
export function useLeaveQuestion({ isUnsaved, isStuck }: { isUnsaved: boolean; isStuck: boolean }): void {
  useEffect(() => {
    if (!isUnsaved && !isStuck) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved, isStuck])

  useEffect(() => {
    if (!isStuck) return
    let isReturning = false
    const ask = (event: PopStateEvent) => {
      if (!isReturning && window.confirm(texts.leave)) return
      // The address has moved already: it is moved back before the router learns of either.
      event.stopImmediatePropagation()
      isReturning = !isReturning
      if (isReturning) window.history.forward()
    }
    window.addEventListener('popstate', ask, { capture: true })
    return () => window.removeEventListener('popstate', ask, { capture: true })
  }, [isStuck])
}
