import { useEffect } from 'react'

/** Marks the document once scripts have taken over, and tells the boot script, which hands over what was pressed meanwhile. */
export function useAwakeMark(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    dispatchEvent(new Event('awake'))
  }, [])
}
