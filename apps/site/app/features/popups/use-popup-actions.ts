import { useLocation, useNavigate } from 'react-router'
import { withoutSlug } from '#app/lib/routing/lesson-address.ts'
import { isClosedByBack, type PopupEntry, withLesson, withPopup } from './popup-history.ts'
import { type PopupName, setPopup, type VideoContent } from './popup-store.ts'

type PopupActions = {
  openFeedback: () => void
  openCookies: () => void
  openShops: (title: string, eans: string[]) => void
  /** Opens a lesson by writing its slug into the address; `url` is the page's own address with it. */
  openVideo: (url: string, content: VideoContent) => void
  /** Shows another lesson in the open popup. */
  replaceVideo: (url: string, content: VideoContent) => void
  close: (name: PopupName) => void
}

/** Opens and closes popups together with the browser's history, so that Back closes what was opened last. */
export function usePopupActions(): PopupActions {
  const navigate = useNavigate()
  const location = useLocation()
  const here = `${location.pathname}${location.search}${location.hash}`

  function push(url: string, entry: PopupEntry, state = location.state) {
    // At once: what the visitor does next must already meet the entry, or closing would leave it behind.
    void navigate(url, {
      state: withPopup(state, entry),
      flushSync: true,
    })
  }

  return {
    openFeedback: () => {
      setPopup('feedback', { status: true })
      push(here, { name: 'feedback' })
    },
    openCookies: () => {
      setPopup('cookies', { status: true })
      push(here, { name: 'cookies' })
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
