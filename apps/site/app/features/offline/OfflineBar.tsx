import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createPath, useNavigate, useNavigation } from 'react-router'
import { useSite } from '#app/features/site/use-site.ts'
import { useIsOffline, whenConnected } from '#app/lib/network/connection.ts'
import { Icon } from '#app/ui/Icon.tsx'
import styles from './OfflineBar.module.css'
import { OfflineNotice } from './Waiting.tsx'

/** Id of the bar, by which `asleep.ts` shows it before any other script runs. */
const barId = 'offline'

/**
 * Says that the page a visitor asked for cannot be loaded without a network. The current page stays as it is; the other one opens when the
 * network is back, unless the bar was closed or something else was pressed.
 */
export function OfflineBar() {
  const { texts } = useSite()
  const navigate = useNavigate()
  const wanted = useNavigation().location
  const isOffline = useIsOffline()
  const [closedKey, setClosedKey] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  useBrokenPictures()
  const isShown = isOffline && wanted !== undefined && wanted.key !== closedKey

  useEffect(() => {
    const element = bar.current
    if (!isShown || !element) return
    element.togglePopover(true)
    let isMeant = true
    void whenConnected().then(() => {
      // Back and Forward have written the address already.
      const replace = createPath(wanted) === `${location.pathname}${location.search}${location.hash}`
      if (isMeant) void navigate(wanted, { replace, state: wanted.state })
    })
    return () => {
      isMeant = false
      if (element.isConnected) element.hidePopover()
    }
  }, [isShown, wanted, navigate])

  const content = (
    <div
      ref={bar}
      id={barId}
      className={styles.bar}
      // A popover, since then its own button closes it before the page is awake, too.
      popover="manual"
      role={isShown ? 'alert' : undefined}
      onToggle={({ newState }) => {
        if (newState === 'closed' && isShown) setClosedKey(wanted.key)
      }}
    >
      <OfflineNotice />
      <button
        className={styles.close}
        type="button"
        popoverTarget={barId}
        popoverTargetAction="hide"
        aria-label={texts.common.close}
      >
        <Icon name="close" />
      </button>
    </div>
  )
  // Beside a modal dialog nothing can be pressed.
  const dialog = isShown ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined
  return dialog ? createPortal(content, dialog) : content
}

/**
 * Loads pictures again that did not come: when the page wakes, and when the network is back. Browsers themselves leave a picture broken once
 * it has failed.
 */
function useBrokenPictures(): void {
  useEffect(() => {
    loadBrokenAgain()
    addEventListener('online', loadBrokenAgain)
    return () => removeEventListener('online', loadBrokenAgain)
  }, [])
}

function loadBrokenAgain(): void {
  for (const image of document.images) {
    const source = image.getAttribute('src')
    // A picture that is still loading, or waits to be seen, is not complete.
    if (source && image.complete && image.naturalWidth === 0) image.src = source
  }
}
