import { useSite } from '#app/features/site/use-site.ts'
import styles from './Preparing.module.css'

/** Says kindly that a page of a new site has nothing to show yet. */
export function Preparing() {
  return <p className={styles.preparing}>{useSite().texts.common.preparing}</p>
}
