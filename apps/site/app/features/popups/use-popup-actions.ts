import { useNavigate } from 'react-router'
import { stateAtHand } from '#app/features/navigation/history-entry.ts'
import { withoutSlug } from '#app/lib/routing/lesson-address.ts'
import { changeHistory } from './history-changes.ts'
import { isClosedByBack, type PopupEntry, withLesson, withOtherPopup, withPopup } from './popup-history.ts'
import { getPopups, type PopupName, setPopup, type VideoContent } from './popup-store.ts'

type PopupActions = {
  openFeedback: () => void
  openCookies: () => void
  openSearch: () => void
  /** Replaces the search with the question form, and fills in the beginning of the question. */
  askInstead: (suggested: string) => void
  /** Leads from the search to a page, which takes the place of its entry: Back leads to where it was opened. */
  leaveSearch: (url: string) => void
  openShops: (title: string, eans: string[]) => void
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

  function push(entry: PopupEntry) {
    changeHistory(() => {
      if (!getPopups()[entry.name].status) return
      const state = stateAtHand()
      // Closed and pressed again at once, it has its entry still.
      const isThere = isClosedByBack(state, entry.name)
      return navigate(addressAtHand(), {
        state: isThere ? withOtherPopup(state, entry) : withPopup(state, entry),
        replace: isThere,
      })
    })
  }

  return {
    openFeedback: () => {
      setPopup('feedback', { status: true, suggested: '' })
      push({ name: 'feedback' })
    },
    openCookies: () => {
      setPopup('cookies', { status: true })
      push({ name: 'cookies' })
    },
    openSearch: () => {
      setPopup('search', { status: true })
      push({ name: 'search' })
    },
    askInstead: (suggested) => {
      setPopup('search', { status: false })
      setPopup('feedback', { status: true, suggested })
      changeHistory(() => {
        const state = withOtherPopup(stateAtHand(), { name: 'feedback', suggested })
        return navigate(addressAtHand(), { state, replace: true })
      })
    },
    leaveSearch: (url) => {
      // Before anything moves: closing gives the focus back, and the page that comes takes it from there.
      setPopup('search', { status: false })
      void navigate(url, { replace: isClosedByBack(stateAtHand(), 'search') })
    },
    openShops: (title, eans) => {
      setPopup('shops', { status: true, name: title, eans, shopList: { state: 'loading', links: [] } })
      push({ name: 'shops', title, eans })
    },
    openVideo: (url, content) => {
      setPopup('video', { status: true, content })
      changeHistory(() => {
        const state = withPopup(withLesson(stateAtHand(), content.title), { name: 'video' })
        return navigate(url, { state })
      })
    },
    replaceVideo: (url, content) => {
      setPopup('video', { status: true, content })
      changeHistory(() => navigate(url, { state: withLesson(stateAtHand(), content.title), replace: true }))
    },
    close: (name) => {
      setPopup(name, { status: false })
      changeHistory(() => {
        if (isClosedByBack(stateAtHand(), name)) return navigate(-1)
        if (name === 'video') return navigate(withoutSlug(location), { replace: true })
      })
    },
  }
}

/** The address of the current entry of the history. */
function addressAtHand(): string {
  const { pathname, search, hash } = location
  return `${pathname}${search}${hash}`
}
