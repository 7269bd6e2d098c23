import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './RestOfList.module.css'

type RestOfListProps = {
  label: string
  /** How many entries there are in it. */
  count: number
  children: ReactNode
}

/**
 * The entries of a list after its first screenful, folded. They are in the page all the same: for visitors without scripts, for search
 * engines, for a search in the page, and for addresses with a hash.
 */
export function RestOfList({ label, count, children }: RestOfListProps) {
  return (
    <details className={styles.rest}>
      <summary className={styles.summary}>
        <span>{`${label}\u00a0${count}`}</span>
        <Icon name="down" size="small" />
      </summary>
      {children}
    </details>
  )
}
