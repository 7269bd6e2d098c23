import type { ReactNode } from 'react'
import styles from './AnswersSlot.module.css'

type AnswersSlotProps = {
  /** What is the matter; said aloud when it changes. */
  title: string
  /** Whether it may grow: only a press in it makes it so. */
  isOpen?: boolean
  children?: ReactNode
}

/** The place of ready answers below a question. Its height does not depend on what has come, so that nothing below moves while somebody writes. */
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
