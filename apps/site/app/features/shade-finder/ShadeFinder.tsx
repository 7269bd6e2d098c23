import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { Waiting } from '#app/features/offline/Waiting.tsx'
import {
  forgetSaved,
  keepSaved,
  readSaved,
  type SavedAnswer,
} from '#app/features/saved-answers/saved-answers.ts'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Tick } from './Choices.tsx'
import { CompareShades } from './CompareShades.tsx'
import { FinderResult } from './FinderResult.tsx'
import type { FormView } from './finder-view.ts'
import { AnswerActions, SavedAnswers } from './SavedAnswers.tsx'
import styles from './ShadeFinder.module.css'
import { answerUrl } from './show-answer.ts'
import { useCountedAnswers } from './use-counted-answers.ts'
import { type ServedFinder, useFinder } from './use-finder.ts'

type ShadeFinderProps = { form: FormView; served: ServedFinder; texts: SiteTexts }

/** The finder: questions on one side, the result on the other. */
export function ShadeFinder({ form, served, texts }: ShadeFinderProps) {
  const answers = useRef<HTMLFormElement>(null)
  const safety = useRef<HTMLFormElement>(null)
  const finder = useFinder({ answers, safety }, form, served)
  const { state, ticksStatus } = finder
  const { texts: page, notOffered } = form
  const isAboutHair = finder.ticked.length === 0 && ticksStatus === 'counted' && !finder.isStale
  useCountedAnswers(state, isAboutHair)
  const [saved, setSaved] = useState<SavedAnswer[]>([])
  useEffect(() => setSaved(readSaved()), [])
  return (
    <div className={styles.finder}>
      <div className={styles.questions}>
        <AnswerForm
          key={finder.shownForm.key}
          ref={answers}
          form={form}
          state={state}
          isOpen={finder.shownForm.isOpen}
          isWaiting={finder.isWaiting}
          onChange={finder.onChange}
          onFocus={finder.onFocus}
          onSubmit={finder.onSubmit}
        />
        <SavedAnswers
          saved={saved}
          texts={page}
          onForget={() => {
            forgetSaved()
            setSaved([])
          }}
        />
        {notOffered.length > 0 && (
          <p className={styles.note}>{fill(page.notOffered, { numbers: notOffered.join(', ') })}</p>
        )}
      </div>
      <section className={styles.result} id="result" aria-label={page.result}>
        <p className="visuallyHidden" aria-live="polite">
          {ticksStatus === 'counted' && state.result?.announcement}
        </p>
        {finder.isStale && (
          <p className={styles.stale} role="status">
            {page.stale}
          </p>
        )}
        {state.result && state.search ? (
          <FinderResult
            result={state.result}
            texts={page}
            products={texts.sections.products}
            pictures={served.pictures}
            isStale={finder.isStale}
            instead={ticksStatus === 'counted' ? null : <TicksNotice status={ticksStatus} page={page} />}
            safety={
              <Safety
                ref={safety}
                form={form}
                search={state.search}
                ticked={finder.ticked}
                hasFailed={ticksStatus === 'failed'}
                onTick={finder.onTick}
                onSubmit={finder.onTicksSubmit}
              />
            }
            compare={
              <CompareShades
                form={form}
                search={state.search}
                ticked={finder.ticked}
                result={state.result}
                pictures={served.pictures}
              />
            }
            actions={
              <AnswerActions
                state={state}
                page={page}
                texts={texts}
                isCounted={ticksStatus === 'counted'}
                isKept={saved.some(({ search }) => search === state.search)}
                onKeep={(answer) => setSaved(keepSaved(answer))}
              />
            }
          />
        ) : (
          <NoAnswerYet texts={page.noAnswerYet} />
        )}
      </section>
    </div>
  )
}

/** Fills the place of the answer on wide screens, where it lies beside the questions. */
function NoAnswerYet({ texts: { title, ...promises } }: { texts: FormView['texts']['noAnswerYet'] }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{title}</h2>
      <ul className={styles.promises}>
        {Object.entries(promises).map(([key, words]) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </div>
  )
}

type TicksNoticeProps = { status: 'waiting' | 'failed'; page: FormView['texts'] }

/** Replaces a verdict that does not count the ticked answers. */
function TicksNotice({ status, page }: TicksNoticeProps) {
  if (status === 'failed') return <p role="alert">{page.ticksFailed}</p>
  return (
    <>
      <p role="status">{page.ticksWaiting}</p>
      <Waiting />
    </>
  )
}

type SafetyProps = {
  ref: Ref<HTMLFormElement>
  form: FormView
  search: string
  ticked: string[]
  hasFailed: boolean
  onTick: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The questions about the person. Without scripts, and where the finder does not come, the form is posted, and nobody keeps the answer; else
 * it does not leave the page.
 */
function Safety({ ref, form: { safety, texts }, search, ticked, hasFailed, onTick, onSubmit }: SafetyProps) {
  const isHydrated = useHydrated()
  return (
    <form
      ref={ref}
      className={styles.safety}
      method="post"
      action={answerUrl(search)}
      autoComplete="off"
      onChange={onTick}
      onSubmit={onSubmit}
    >
      <details open>
        <summary className={styles.safetyTitle}>
          <span>{safety.title}</span>
          <Icon name="down" size="small" />
        </summary>
        <p className={styles.note}>{safety.hint}</p>
        <div className={styles.ticks}>
          {safety.choices.map(({ value, label }) => (
            <Tick key={value} name="safety" value={value} label={label} isTicked={ticked.includes(value)} />
          ))}
        </div>
        {(!isHydrated || hasFailed) && (
          <Button type="submit" look="secondary">
            {texts.safetySubmit}
          </Button>
        )}
      </details>
    </form>
  )
}
