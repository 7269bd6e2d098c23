import { environment } from '../environment.ts'
import styles from './StagingBadge.module.css'

/** Above every screen of the panel, also those before signing in: a staging copy says that it is one. */
export function StagingBadge() {
  if (environment.isIndexed) return null
  return (
    <aside className={styles.badge} aria-label="Тестовый сайт">
      Тестовый сайт: скрыт от&nbsp;поисковиков
    </aside>
  )
}
