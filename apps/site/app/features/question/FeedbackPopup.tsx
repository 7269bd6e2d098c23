import { useSite } from '#app/features/site/use-site.ts'
import styles from './FeedbackPopup.module.css'
import { QuestionForm } from './QuestionForm.tsx'

/** The content of the feedback popup: the question form. `suggested`: words that the question begins with. */
export function FeedbackPopup({ suggested = '' }: { suggested?: string }) {
  const { texts } = useSite()
  const { intro, note } = texts.popups.feedback
  return (
    <div className={styles.feedback}>
      <p>{intro}</p>
      <p className="note">{note}</p>
      <QuestionForm id="feedback-form" suggested={suggested} />
    </div>
  )
}
