import { useSyncExternalStore } from 'react'
import { isPrefetchAllowed } from './prefetch-allowed.ts'

const never = () => () => undefined

/** Whether pages may be fetched ahead; the server knows nothing of the visitor's network. */
export function usePrefetchAllowed(): boolean {
  return useSyncExternalStore(never, isPrefetchAllowed, () => false)
}
