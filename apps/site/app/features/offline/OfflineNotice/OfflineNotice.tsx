import { useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { lookForConnection } from '#app/lib/network/connection.ts'
import { Button } from '#app/ui/Button.tsx'
import styles from './OfflineNotice.module.css'

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
