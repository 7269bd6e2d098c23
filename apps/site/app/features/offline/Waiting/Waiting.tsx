import { useSite } from '#app/features/site/use-site.ts'
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx'
import styles from './Waiting.module.css'

/**
 * Placeholder for content that is still loading: «Загружаем», or a notice that there is no network. The mark on the document decides, so
 * that both work before the page is awake. `isLive`: whether it is visible, and so announced by assistive technology.
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
