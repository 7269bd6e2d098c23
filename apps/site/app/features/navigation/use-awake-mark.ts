import { useEffect } from 'react'

/** Marks the document once scripts have taken over, and tells the boot script, which hands over what was pressed meanwhile. */
export function useAwakeMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.awake = ''
    // What the boot script has said of the network is over: the scripts have come.
    delete dataset.offline
    dispatchEvent(new Event('awake'))
  }, [])
}
