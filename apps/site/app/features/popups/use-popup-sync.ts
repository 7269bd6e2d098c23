import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { stateAtHand } from '#app/features/navigation/history-entry.ts'
import { isHistoryBehind } from './history-changes.ts'
import { namedPopups, popupEntries } from './popup-history.ts'
import { getPopups, setPopup } from './popup-store.ts'

/** Keeps the status flags in step with the history: Back, Forward and a reload open and close popups like their buttons do. */
export function usePopupSync(): void {
  const location = useLocation()
  // The history is outside React; each of its entries says which popups it holds open.
  useEffect(() => {
    if (isHistoryBehind()) return
    const entries = popupEntries(stateAtHand())
    const held = new Set(entries.map(({ name }) => name))
    for (const name of namedPopups) {
      if (getPopups()[name].status !== held.has(name)) setPopup(name, { status: held.has(name) })
    }
    const feedback = entries.find((entry) => entry.name === 'feedback')
    if (!feedback) setPopup('feedback', { status: false })
    else if (!getPopups().feedback.status)
      setPopup('feedback', { status: true, suggested: feedback.suggested ?? '' })
    const shops = entries.find((entry) => entry.name === 'shops')
    if (!shops) setPopup('shops', { status: false })
    else if (!getPopups().shops.status)
      setPopup('shops', { status: true, name: shops.title, eans: shops.eans })
    setPopup('video', { status: new URLSearchParams(location.search).has('slug') })
  }, [location])
}
