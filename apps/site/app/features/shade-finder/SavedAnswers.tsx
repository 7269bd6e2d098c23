import type { SavedAnswer } from '#app/features/saved-answers/saved-answers.ts'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { PageTexts } from '../finder-texts/get-finder-texts.server.ts'
import type { ResultView } from './finder-view.ts'
import { MyPlan } from './plan/MyPlan.tsx'
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
  search: string
  result: ResultView
  /** Whether the first plan may be made a picture. */
  hasPicture: boolean
  page: PageTexts
  texts: SiteTexts
  /** Whether the result counts the ticked answers about the person. */
  isCounted: boolean
  isKept: boolean
  onKeep: (answer: SavedAnswer) => void
}

/** What is done with an answer: the plan is kept and sent, a colourist is asked. */
export function AnswerActions(props: AnswerActionsProps) {
  const { search, result, hasPicture, page, texts, isCounted, isKept, onKeep } = props
  const isHydrated = useHydrated()
  return (
    <>
      <MyPlan
        search={search}
        result={result}
        isCounted={isCounted}
        hasPicture={hasPicture}
        page={page}
        texts={texts.common}
      />
      <div className={styles.actions}>
        <ButtonLink
          url={`/ask?${new URLSearchParams({ shade: search })}`}
          look={result.isForDoctor ? 'secondary' : 'primary'}
        >
          {page.ask}
        </ButtonLink>
        {isHydrated && (
          <Button look="quiet" onClick={() => onKeep({ search, summary: result.summary })}>
            <span aria-live="polite">{isKept ? page.kept : page.keep}</span>
          </Button>
        )}
      </div>
    </>
  )
}
