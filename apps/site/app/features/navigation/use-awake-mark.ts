import { useEffect } from 'react'

/** Marks the document once it is hydrated, and tells the start script, which hands over the presses that came before. */
export function useAwakeMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.awake = ''
    // The start script has set it, but React makes the document again where it finds another page than it expects.
    dataset.scripts = ''
    // The scripts have come: the start script's message about the network is out of date.
    delete dataset.offline
    dispatchEvent(new Event('awake'))
  }, [])
}
