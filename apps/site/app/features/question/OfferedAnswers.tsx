import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { AnswerEntry } from './AnswerEntry.tsx'
import styles from './OfferedAnswers.module.css'
import type { PostedQuestion } from './question.ts'

type OfferedAnswersProps = { posted: PostedQuestion; texts: SiteTexts }

/** The answer to a form posted without scripts, before its question is sent: ready answers, or thanks for saying that one helped. */
export function OfferedAnswers({ posted, texts }: OfferedAnswersProps) {
  const { answers: labels } = texts.forms.feedback
  if (posted.status === 'helped') return <Notice>{labels.after}</Notice>
  if (posted.status !== 'offered') return null
  return (
    <section className={styles.offered} aria-labelledby="offered-answers">
      {/* «Enter» in a field presses the first button of a form, which must not be one of those below. */}
      <button className="visuallyHidden" type="submit" tabIndex={-1} aria-hidden />
      <h2 className={styles.title} id="offered-answers">
        {labels.title}
      </h2>
      <p>{labels.before}</p>
      <ul>
        {posted.answers.map((entry) => (
          <li key={entry.href} className={styles.entry}>
            <AnswerEntry entry={entry} newTab={texts.popups.shops.newTab}>
              {entry.id && <HelpedButton id={entry.id} label={labels.helped} />}
            </AnswerEntry>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Posts the form with its values, and says that the question need not be sent. */
function HelpedButton({ id, label }: { id: string; label: string }) {
  return (
    <div>
      <Button look="secondary" type="submit" name="helped" value={id}>
        {label}
      </Button>
    </div>
  )
}
