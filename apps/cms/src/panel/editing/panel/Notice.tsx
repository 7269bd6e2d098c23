import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type NoticeProps = {
  /** Whether text of the form is not saved; the status beside the buttons is not shown then. */
  isUnsaved?: boolean
  children: ReactNode
}

/** A notice above the form. It stays in sight as long as it is true. */
export function Notice({ isUnsaved = false, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status" data-unsaved={isUnsaved || undefined}>
      {children}
    </div>
  )
}

type NoticeButtonProps = { onClick: () => void; children: string }

/** The remedies. */
export function NoticeButton({ onClick, children }: NoticeButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  )
}
