import { QuestionForm } from '#app/features/question/QuestionForm/QuestionForm.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import styles from './FeedbackPopup.module.css'

/** What the feedback popup holds: the question form. */
export function FeedbackPopup() {
  const { texts, captcha, contacts } = useSite()
  const { intro, note } = texts.popups.feedback
  return (
    <div className={styles.feedback}>
      <p>{intro}</p>
      <p className={styles.note}>{note}</p>
      <QuestionForm id="feedback-form" texts={texts} captcha={captcha} contactEmail={contacts.email} />
    </div>
  )
}
