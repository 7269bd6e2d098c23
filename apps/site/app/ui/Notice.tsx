import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** Says kindly that there is nothing to show, or that it could not be loaded. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>
}
