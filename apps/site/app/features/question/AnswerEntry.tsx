import type { ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Prose } from '#app/ui/Prose.tsx'
import styles from './AnswerEntry.module.css'
import type { SimilarAnswer } from './similar-answer.ts'
import { inNewTabs } from './similar-answer.ts'

type AnswerEntryProps = {
  entry: SimilarAnswer
  /** Says of a link that it opens beside the form. */
  newTab: string
  onToggle?: (isOpen: boolean) => void
  /** Shown below the answer. */
  children?: ReactNode
}

/** A ready answer. It is read in place, or in a tab of its own: none of its links leads away from the form. */
export function AnswerEntry({ entry, newTab, onToggle, children }: AnswerEntryProps) {
  const { title, answer, href } = entry
  if (!answer) {
    return (
      <Link className={styles.question} url={href} newTab>
        <span>
          <span>{title}</span>
          <span className="visuallyHidden">{`. ${newTab}`}</span>
        </span>
        <Icon name="out" size="small" />
      </Link>
    )
  }
  return (
    <details onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={styles.question}>
        <span>{title}</span>
        <span className={styles.sign}>
          <Icon name="down" size="small" />
        </span>
      </summary>
      <div className={styles.answer}>
        <Prose html={inNewTabs(answer, newTab)} />
        {children}
      </div>
    </details>
  )
}
