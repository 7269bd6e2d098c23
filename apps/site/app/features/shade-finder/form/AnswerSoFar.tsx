import { Button } from '#app/ui/Button.tsx'
import type { FormView } from '../finder-view.ts'
import styles from './AnswerSoFar.module.css'

type AnswerSoFarProps = {
  /** What is still needed, or the answer. Screen readers hear of the answer beside its result. */
  said: string | undefined
  texts: FormView['texts']
  /** Whether somebody has still to ask for the answer: it stays at the bottom edge, also where the questions are folded and end above it. */
  isFirst: boolean
}

/** The button that shows the answer. On phones it stays in the window with the answer so far, as long as the questions do. */
export function AnswerSoFar({ said, texts, isFirst }: AnswerSoFarProps) {
  return (
    <div className={isFirst ? `${styles.foot} ${styles.first}` : styles.foot}>
      <p className={styles.said}>{said}</p>
      <Button type="submit">
        <span className={styles.long}>{texts.submit}</span>
        <span className={styles.short}>{texts.soFar.show}</span>
      </Button>
    </div>
  )
}
