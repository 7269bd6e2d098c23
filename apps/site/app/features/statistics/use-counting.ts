import { useEffect } from 'react'
import { turnCounting } from './count.ts'

/** Lets this page count, if the site does. */
export function useCounting(isCounting: boolean): void {
  useEffect(() => turnCounting(isCounting), [isCounting])
}
