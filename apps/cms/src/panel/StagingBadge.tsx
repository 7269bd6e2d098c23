import type { ReactNode } from 'react'
import { environment } from '../environment.ts'
import styles from './StagingBadge.module.css'

/** Around every screen of the panel, also those before signing in: above it a staging copy says that it is one. */
export function StagingBadge({ children }: { children: ReactNode }) {
  return (
    <>
      {!environment.isIndexed && (
        <aside className={styles.badge} aria-label="Тестовый сайт">
          Тестовый сайт: скрыт от&nbsp;поисковиков
        </aside>
      )}
      {children}
    </>
  )
}
