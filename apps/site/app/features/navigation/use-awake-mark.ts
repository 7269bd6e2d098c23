import { useEffect } from 'react'

/** Marks the document once scripts have taken over: style sheets and tests can tell. */
export function useAwakeMark(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
  }, [])
}
