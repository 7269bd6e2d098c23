import { Link } from '#app/ui/Link.tsx'
import type { LinkedPage } from '../finder-view.ts'
import styles from './LinkedPages.module.css'

/** Pages to read on. */
export function LinkedPages({ pages }: { pages: readonly LinkedPage[] }) {
  if (pages.length === 0) return null
  return (
    <ul className={styles.pages}>
      {pages.map(({ url, title }) => (
        <li key={url}>
          <Link url={url}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
