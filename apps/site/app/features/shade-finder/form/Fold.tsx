import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import styles from './Fold.module.css'
import { foldAwayMark } from './fold-away.ts'

type FoldProps = {
  title: string
  /** Said beside the title while it is folded. */
  answer?: string | undefined
  /** Words below the title while the answer is only assumed. */
  note?: string | undefined
  /** The word that invites to change an assumed answer. */
  change?: string | undefined
  /** Whether it is a part of a step, with a smaller title. */
  isPart?: boolean
  /** Pictures beside the title. */
  preview?: ReactElement
  /** Whether it is unfolded at first; from then on visitors fold it, and what they answer. */
  isOpen: boolean
  /** Whether an answer folds it: it asks one question. */
  foldsAway?: boolean
  children: ReactNode
}

/** A part of the form that can be folded, without scripts too. */
export function Fold(props: FoldProps) {
  const { title, answer, note, change, isPart, preview, isOpen, foldsAway, children } = props
  return (
    <details
      className={styles.fold}
      open={isOpen}
      {...(foldsAway && foldAwayMark)}
      // Visitors may have folded it before scripts came.
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={isPart ? styles.part : styles.title}>{title}</span>{' '}
          <span className={styles.answer}>{answer}</span>
          {note && <span className={styles.note}>{note}</span>}
          {change && <span className={styles.change}>{change}</span>}
        </span>
        {preview}
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
