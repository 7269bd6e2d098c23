import type { SavedAnswer } from '#app/features/saved-answers/saved-answers.ts'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Link } from '#app/ui/Link.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import type { PageTexts } from '../finder-texts/get-finder-texts.server.ts'
import type { FinderState } from './finder-view.ts'
import styles from './SavedAnswers.module.css'
import { answerUrl } from './show-answer.ts'

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

type AnswerActionsProps = {
  state: FinderState
  page: PageTexts
  texts: SiteTexts
  isKept: boolean
  onKeep: (answer: SavedAnswer) => void
}

/** The ways to keep or share an answer. */
export function AnswerActions({
  state: { search, result },
  page,
  texts,
  isKept,
  onKeep,
}: AnswerActionsProps) {
  const isHydrated = useHydrated()
  if (!search || !result) return null
  const path = answerUrl(search)
  return (
    <div className={styles.actions}>
      <ButtonLink
        url={`/ask?${new URLSearchParams({ shade: search })}`}
        look={result.isForDoctor ? 'secondary' : 'primary'}
      >
        {page.ask}
      </ButtonLink>
      <Link url={path}>{page.link}</Link>
      <ShareLinks title={page.title} path={path} texts={texts.common} />
      {isHydrated && (
        <div className={styles.quiet}>
          <Button look="quiet" onClick={() => onKeep({ search, summary: result.summary })}>
            <span aria-live="polite">{isKept ? page.kept : page.keep}</span>
          </Button>
          <Button look="quiet" onClick={() => print()}>
            {page.print}
          </Button>
        </div>
      )}
    </div>
  )
}
