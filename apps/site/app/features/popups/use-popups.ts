import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { historyState } from '#app/features/navigation/history-entry.ts'
import { withoutSlug } from '#app/lib/routing/addresses.ts'
import {
  changeHistory,
  isClosedByBack,
  isHistoryPending,
  type PopupEntry,
  popupEntries,
  withLesson,
  withOtherPopup,
  withPopup,
} from './popup-history.ts'
import {
  getPopup,
  type NamedPopup,
  type PopupDetails,
  type PopupName,
  setPopup,
  type VideoContent,
} from './popup-store.ts'

type PopupActions = {
  open: <Name extends NamedPopup>(name: Name, details: PopupDetails[Name]) => void
  /** Opens a popup in place of the topmost, and of its entry in the history. */
  openInstead: <Name extends NamedPopup>(of: NamedPopup, name: Name, details: PopupDetails[Name]) => void
  /** Leads from a popup to a page, which takes the place of its entry: Back leads to where the popup was opened. */
  leave: (name: NamedPopup, url: string) => void
  /** Opens a lesson by writing its slug into the address; `url` is the page's own address with it. */
  openVideo: (url: string, content: VideoContent) => void
  /** Shows another lesson in the open popup. */
  replaceVideo: (url: string, content: VideoContent) => void
  close: (name: PopupName) => void
}

/**
 * Opens and closes popups together with the browser's history, so that Back closes the popup opened last. A press sets the
 * flag, and the history follows, one change after the other.
 */
export function usePopupActions(): PopupActions {
  const navigate = useNavigate()

  function push(entry: PopupEntry & { name: NamedPopup }) {
    changeHistory(() => {
      if (!getPopup(entry.name).status) return
      const state = historyState()
      // Closed and pressed again at once, it has its entry still.
      const isThere = isClosedByBack(state, entry.name)
      return navigate(currentAddress(), {
        state: isThere ? withOtherPopup(state, entry) : withPopup(state, entry),
        replace: isThere,
      })
    })
  }

  return {
    open: (name, details) => {
      setPopup(name, { status: true, details })
      push({ ...details, name })
    },
    openInstead: (of, name, details) => {
      setPopup(of, { status: false })
      setPopup(name, { status: true, details })
      changeHistory(() => {
        const state = withOtherPopup(historyState(), { ...details, name })
        return navigate(currentAddress(), { state, replace: true })
      })
    },
    leave: (name, url) => {
      // Before anything moves: closing gives the focus back, and the page that comes takes it from there.
      setPopup(name, { status: false })
      void navigate(url, { replace: isClosedByBack(historyState(), name) })
    },
    openVideo: (url, content) => {
      setPopup('video', { status: true, details: content })
      changeHistory(() => {
        const state = withPopup(withLesson(historyState(), content.title), { name: 'video' })
        return navigate(url, { state })
      })
    },
    replaceVideo: (url, content) => {
      setPopup('video', { status: true, details: content })
      changeHistory(() => navigate(url, { state: withLesson(historyState(), content.title), replace: true }))
    },
    close: (name) => {
      setPopup(name, { status: false })
      changeHistory(() => {
        if (isClosedByBack(historyState(), name)) return navigate(-1)
        if (name === 'video') return navigate(withoutSlug(location), { replace: true })
      })
    },
  }
}

/** The address of the current entry of the history. */
function currentAddress(): string {
  const { pathname, search, hash } = location
  return `${pathname}${search}${hash}`
}

/** Checks the details of each popup in an entry of the history, which may be of an older version of the site. */
type Table = { [Name in NamedPopup]: { isDetails: (entry: object) => entry is PopupDetails[Name] } }

/** Keeps the status flags in step with the history: Back, Forward and a reload open and close popups like their buttons do. */
export function usePopupSync(table: Table): void {
  const location = useLocation()
  // The history is outside React; each of its entries says which popups it holds open.
  useEffect(() => {
    if (isHistoryPending()) return
    const entries = popupEntries(historyState())
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
