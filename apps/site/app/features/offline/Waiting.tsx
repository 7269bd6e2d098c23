import { useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { lookForConnection } from '#app/lib/network/connection.ts'
import { Button } from '#app/ui/Button.tsx'
import styles from './Waiting.module.css'

/**
 * Placeholder for content that is still loading: «Загружаем», or a notice that there is no network. The mark on the document decides, so
 * that both work before the page is awake.
 */
export function Waiting() {
  const { texts } = useSite()
  return (
    <div aria-live="polite">
      <p className={styles.loading}>{texts.common.loading}</p>
      <div className={styles.offline}>
        <OfflineNotice />
      </div>
    </div>
  )
}

/** A short `Waiting` for the dialogs of a page that is not awake: such a page looks for the network by itself. */
export function WaitingAsleep() {
  const { common, errors } = useSite().texts
  return (
    <>
      <p className={styles.loading}>{common.loading}</p>
      <p className={styles.offline}>{`${errors.offline.title}. ${errors.offline.text}`}</p>
    </>
  )
}

/** Says that there is no network, and lets the visitor try again; waiting requests also go on by themselves. */
export function OfflineNotice() {
  const { common, errors } = useSite().texts
  const [isLooking, setIsLooking] = useState(false)

  async function look() {
    if (isLooking) return
    setIsLooking(true)
    await lookForConnection()
    setIsLooking(false)
  }

  return (
    <div className={styles.notice}>
      <p>
        <strong className={styles.title}>{errors.offline.title}</strong> <span>{errors.offline.text}</span>
      </p>
      {/* Before the page is awake the start script knows it by the attribute. */}
      <Button look="secondary" data-retry aria-disabled={isLooking} onClick={() => void look()}>
        {isLooking ? common.loading : common.retry}
      </Button>
    </div>
  )
}
