import { useEffect } from 'react'

/** Marks the document once it is hydrated, and tells the boot script, which hands over the presses that came before. */
export function useAwakeMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.awake = ''
    // The scripts have come: the boot script's message about the network is out of date.
    delete dataset.offline
    dispatchEvent(new Event('awake'))
  }, [])
}
