import { useEffect, useSyncExternalStore } from 'react'

/**
 * Attributes for the outermost element of a part whose code loads after the page's: while it sleeps, the start script keeps the presses
 * in it, and hands them over when the part is awake.
 */
export function useAsleepMark(): { 'data-asleep'?: '' } {
  const isAwake = useHydrated()
  useEffect(() => {
    if (isAwake) dispatchEvent(new Event('awake'))
  }, [isAwake])
  return isAwake ? {} : { 'data-asleep': '' }
}

const never = () => () => undefined

/** Whether the page is hydrated: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
