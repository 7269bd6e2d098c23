import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useIsOffline } from '#app/lib/network/connection.ts'
import { fill } from '#app/texts/fill.ts'
import styles from './NavigationStatus.module.css'
import { continueFrom } from './scroll-to-hash.ts'

/** A navigation that takes longer than this is shown, in milliseconds. */
const delayMs = 250

/**
 * A thin line above the page while the next one is on its way; a quick navigation never shows it, nor one that has met no network, of which
 * `OfflineBar` tells.
 */
export function ProgressLine({ label }: { label: string }) {
  const { state, location } = useNavigation()
  const isOffline = useIsOffline()
  const [stalledKey, setStalledKey] = useState<string>()
  if (isOffline && location && location.key !== stalledKey) setStalledKey(location.key)
  const isLoading = state !== 'idle' && location?.key !== stalledKey
  const [isSlow, setIsSlow] = useState(false)
  // In the document only when it is seen: the frame that it would make is time of the page that is awaited.
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(setIsSlow, delayMs, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  if (!isLoading || !isSlow) return null
  return (
    <div className={styles.line} role="status">
      <span className="visuallyHidden">{label}</span>
    </div>
  )
}

type RouteAnnouncerProps = { text: string }

/** After a change of the page: moves the focus to its heading and says its title to assistive technology. */
export function RouteAnnouncer({ text }: RouteAnnouncerProps) {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [message, setMessage] = useState('')

  // The title is in the document only after the page was rendered.
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setMessage(fill(text, { title: document.title }))
    continueFrom(document.querySelector<HTMLElement>('main h1'))
  }, [pathname, text])

  return (
    <p className="visuallyHidden" aria-live="polite">
      {message}
    </p>
  )
}
