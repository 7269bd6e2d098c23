import { useEffect } from 'react'

/** Marks the document once scripts have taken over, and tells the boot script, which hands over what was pressed meanwhile. */
export function useAwakeMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.awake = ''
    // The scripts have come: the boot script's message about the network is out of date.
    delete dataset.offline
    dispatchEvent(new Event('awake'))
  }, [])
}
