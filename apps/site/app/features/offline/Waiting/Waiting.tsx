import { useSite } from '#app/features/site/use-site.ts'
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx'
import styles from './Waiting.module.css'

/**
 * Stands in place of what is on its way: «Загружаем», or without a network that there is none. The mark on the document decides, so that
 * both are there before the page is awake. `isLive`: whether it is in sight, and so to be said by assistive technology.
 */
export function Waiting({ isLive = true }: { isLive?: boolean }) {
  const { texts } = useSite()
  return (
    <div aria-live={isLive ? 'polite' : undefined}>
      <p className={styles.loading}>{texts.common.loading}</p>
      <div className={styles.offline}>
        <OfflineNotice />
      </div>
    </div>
  )
}
