import type { ReactNode } from 'react'
import styles from './AnswersSlot.module.css'

type AnswersSlotProps = {
  /** The state of the search for answers; screen readers say each change. */
  title: string
  /** Whether it may grow: only a press in it makes it so. */
  isOpen?: boolean
  children?: ReactNode
}

/** The place of ready answers below a question. Its height does not depend on the answers, so that nothing below moves while somebody writes. */
export function AnswersSlot({ title, isOpen = false, children }: AnswersSlotProps) {
  return (
    <div className={isOpen ? styles.open : styles.slot}>
      <p className={styles.title} role="status">
        {title}
      </p>
      {children}
    </div>
  )
}
