import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
