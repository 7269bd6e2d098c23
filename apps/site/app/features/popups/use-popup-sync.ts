import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { stateAtHand } from '#app/features/navigation/history-entry.ts'
import { isHistoryBehind } from './history-changes.ts'
import { popupEntries } from './popup-history.ts'
import { getPopup, type NamedPopup, type PopupDetails, setPopup } from './popup-store.ts'

/** Checks the details of each popup in an entry of the history, which may be of an older version of the site. */
type Table = { [Name in NamedPopup]: { isDetails: (entry: object) => entry is PopupDetails[Name] } }

/** Keeps the status flags in step with the history: Back, Forward and a reload open and close popups like their buttons do. */
export function usePopupSync(table: Table): void {
  const location = useLocation()
  // The history is outside React; each of its entries says which popups it holds open.
  useEffect(() => {
    if (isHistoryBehind()) return
    const entries = popupEntries(stateAtHand())
    function follow<Name extends NamedPopup>(name: Name) {
      const { isDetails }: Table[Name] = table[name]
      const details = entries.find((entry) => entry.name === name)
      const isOpen = details !== undefined && isDetails(details)
      const { status } = getPopup(name)
      if (isOpen && !status) setPopup(name, { status: true, details })
      else if (!isOpen && status) setPopup(name, { status: false })
    }
    for (const name of Object.keys(table) as NamedPopup[]) follow(name)
    setPopup('video', { status: new URLSearchParams(location.search).has('slug') })
  }, [location, table])
}
