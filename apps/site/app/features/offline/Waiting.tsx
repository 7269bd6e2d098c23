import { useSite } from '#app/features/site/use-site.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
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

/** The same in short, for the dialogs of a page that is not awake: it looks for the network by itself. */
export function WaitingAsleep() {
  const { common, errors } = useSite().texts
  return (
    <>
      <p className={styles.loading}>{common.loading}</p>
      <p className={styles.offline}>{`${errors.offline.title}. ${errors.offline.text}`}</p>
    </>
  )
}
