import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createPath, useNavigate, useNavigation } from 'react-router'
import { useSite } from '#app/features/site/use-site.ts'
import { useIsOffline, whenConnected } from '#app/lib/network/connection.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx'
import { useBrokenPictures } from '../use-broken-pictures.ts'
import styles from './OfflineBar.module.css'

/** Id of the bar, used to show it before any other script runs. */
export const offlineBarId = 'offline'

/**
 * Tells that the page a visitor has set out for cannot be had without a network. The page at hand stays as it is; the wanted one opens when
 * the network is back, unless the bar was closed or something else was pressed.
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
      id={offlineBarId}
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
        popoverTarget={offlineBarId}
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
