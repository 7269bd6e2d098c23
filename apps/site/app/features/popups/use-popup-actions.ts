import { useLocation, useNavigate } from 'react-router'
import { withoutSlug } from '#app/lib/routing/lesson-address.ts'
import { isClosedByBack, type PopupEntry, withLesson, withOtherPopup, withPopup } from './popup-history.ts'
import { type PopupName, setPopup, type VideoContent } from './popup-store.ts'

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

/** Opens and closes popups together with the browser's history, so that Back closes the popup opened last. */
export function usePopupActions(): PopupActions {
  const navigate = useNavigate()
  const location = useLocation()
  const here = `${location.pathname}${location.search}${location.hash}`

  function push(url: string, entry: PopupEntry, state = location.state) {
    // Written at once: the visitor's next press must already meet the entry, or closing would leave it behind.
    void navigate(url, {
      state: withPopup(state, entry),
      flushSync: true,
    })
  }

  return {
    openFeedback: () => {
      setPopup('feedback', { status: true, suggested: '' })
      push(here, { name: 'feedback' })
    },
    openCookies: () => {
      setPopup('cookies', { status: true })
      push(here, { name: 'cookies' })
    },
    openSearch: () => {
      setPopup('search', { status: true })
      push(here, { name: 'search' })
    },
    askInstead: (suggested) => {
      setPopup('search', { status: false })
      setPopup('feedback', { status: true, suggested })
      void navigate(here, {
        state: withOtherPopup(location.state, { name: 'feedback', suggested }),
        replace: true,
        flushSync: true,
      })
    },
    leaveSearch: (url) => {
      // Before anything moves: closing gives the focus back, and the page that comes takes it from there.
      setPopup('search', { status: false })
      void navigate(url, { replace: isClosedByBack(location.state, 'search') })
    },
    openShops: (title, eans) => {
      setPopup('shops', { status: true, name: title, eans, shopList: { state: 'loading', links: [] } })
      push(here, { name: 'shops', title, eans })
    },
    openVideo: (url, content) => {
      setPopup('video', { status: true, content })
      push(url, { name: 'video' }, withLesson(location.state, content.title))
    },
    replaceVideo: (url, content) => {
      setPopup('video', { status: true, content })
      void navigate(url, { state: withLesson(location.state, content.title), replace: true })
    },
    close: (name) => {
      setPopup(name, { status: false })
      if (isClosedByBack(location.state, name)) void navigate(-1)
      else if (name === 'video') void navigate(withoutSlug(location), { replace: true })
    },
  }
}
