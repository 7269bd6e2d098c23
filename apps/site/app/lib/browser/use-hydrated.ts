import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts have taken over: false in what the server renders and while it is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
