import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useIsOffline } from '#app/lib/network/connection.ts'
import styles from './ProgressLine.module.css'

/** How long a visitor waits without being told. */
const patienceMilliseconds = 250

/**
 * A thin line above the page while the next one is on its way; a quick navigation never shows it, nor one that has met no network, of which
 * `OfflineBar` tells.
 */
export function ProgressLine({ label }: { label: string }) {
  const { state, location } = useNavigation()
  const isOffline = useIsOffline()
  const [stalledKey, setStalledKey] = useState<string>()
  if (isOffline && location && location.key !== stalledKey) setStalledKey(location.key)
  const isUnderWay = state !== 'idle' && location?.key !== stalledKey
  const [isSlow, setIsSlow] = useState(false)
  // In the document only when it is seen: the frame that it would make is time of the page that is awaited.
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(setIsSlow, patienceMilliseconds, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isUnderWay])
  if (!isUnderWay || !isSlow) return null
  return (
    <div className={styles.line} role="status">
      <span className="visuallyHidden">{label}</span>
    </div>
  )
}
