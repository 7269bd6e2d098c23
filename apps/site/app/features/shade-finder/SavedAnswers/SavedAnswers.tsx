import type { SavedAnswer } from '#app/features/saved-answers/saved-answers.ts'
import { Button } from '#app/ui/Button.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { PageTexts } from '../../finder-texts/finder-file.ts'
import { answerUrl } from '../answer-url.ts'
import styles from './SavedAnswers.module.css'

type SavedAnswersProps = { saved: SavedAnswer[]; texts: PageTexts; onForget: () => void }

/** The answers that this device remembers. */
export function SavedAnswers({ saved, texts, onForget }: SavedAnswersProps) {
  if (saved.length === 0) return null
  return (
    <section className={styles.saved} aria-label={texts.saved}>
      <h2 className={styles.title}>{texts.saved}</h2>
      <ul className={styles.list}>
        {saved.map(({ search, summary }) => (
          <li key={search}>
            <Link url={answerUrl(search)}>{summary}</Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onForget}>
        {texts.forget}
      </Button>
    </section>
  )
}
