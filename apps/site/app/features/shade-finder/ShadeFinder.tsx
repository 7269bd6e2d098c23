import { useEffect, useRef, useState } from 'react'
import { Waiting } from '#app/features/offline/Waiting.tsx'
import {
  forgetSaved,
  keepSaved,
  readSaved,
  type SavedAnswer,
} from '#app/features/saved-answers/saved-answers.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { AnswerHead } from './answer/AnswerHead.tsx'
import { CompareShades } from './answer/CompareShades.tsx'
import { FinderResult } from './answer/FinderResult.tsx'
import { Safety } from './answer/Safety.tsx'
import { FinderHeading } from './FinderHeading.tsx'
import type { FormView } from './finder-view.ts'
import { AnswerForm } from './form/AnswerForm.tsx'
import { inShort } from './form/answer-in-short.ts'
import { AnswerActions, SavedAnswers } from './SavedAnswers.tsx'
import styles from './ShadeFinder.module.css'
import { useCountedAnswers } from './use-counted-answers.ts'
import { type ServedFinder, useFinder } from './use-finder.ts'

type ShadeFinderProps = { form: FormView; served: ServedFinder; texts: SiteTexts }

/** The finder: the answer first, beside it the questions and what to do in order. */
export function ShadeFinder({ form, served, texts }: ShadeFinderProps) {
  const answers = useRef<HTMLFormElement>(null)
  const safety = useRef<HTMLFormElement>(null)
  const finder = useFinder({ answers, safety }, form, served)
  const { state, ticksStatus } = finder
  const { texts: page, notOffered } = form
  const isCounted = ticksStatus === 'counted'
  const isCurrent = isCounted && !finder.isStale
  const isAboutHair = finder.ticked.length === 0 && isCurrent
  useCountedAnswers(state, isAboutHair)
  const [saved, setSaved] = useState<SavedAnswer[]>([])
  useEffect(() => setSaved(readSaved()), [])
  const { shownForm } = finder
  const { result, search } = state
  return (
    <>
      <FinderHeading title={page.title} intro={shownForm.isOpen ? page.intro : null} />
      <div className={styles.finder}>
        <p className="visuallyHidden" aria-live="polite">
          {isCounted && result?.announcement}
        </p>
        <section className={result ? styles.answer : styles.promise} id="result" aria-label={page.result}>
          {finder.isStale && (
            <p className={styles.stale} role="status">
              {page.stale}
            </p>
          )}
          {!result && <NoAnswerYet texts={page.noAnswerYet} />}
          {!isCounted && <TicksNotice status={ticksStatus} page={page} />}
          {result && isCounted && (
            <AnswerHead result={result} texts={page} pictures={served.pictures} isStale={finder.isStale} />
          )}
        </section>
        <div className={styles.column}>
          <details
            key={shownForm.key}
            className={shownForm.isOpen ? styles.questions : styles.given}
            open={shownForm.isOpen}
          >
            <summary className={styles.brief}>
              <span>
                <strong>{`${page.answers}:`}</strong> <span>{result?.brief}</span>
              </span>
              <Icon name="down" size="small" />
            </summary>
            <AnswerForm
              ref={answers}
              form={form}
              state={state}
              isOpen={shownForm.isOpen}
              found={isCurrent && result ? inShort(result) : null}
              isWaiting={finder.isWaiting}
              onChange={finder.onChange}
              onFocus={finder.onFocus}
              onSubmit={finder.onSubmit}
            />
          </details>
          {result && search && (
            <>
              <FinderResult
                result={result}
                texts={page}
                pictures={served.pictures}
                isCounted={isCounted}
                safety={
                  <Safety
                    ref={safety}
                    form={form}
                    search={search}
                    ticked={finder.ticked}
                    status={ticksStatus}
                    verdict={result.label}
                    onTick={finder.onTick}
                    onSubmit={finder.onTicksSubmit}
                  />
                }
                compare={
                  <CompareShades
                    form={form}
                    search={search}
                    ticked={finder.ticked}
                    result={result}
                    pictures={served.pictures}
                  />
                }
              />
              <AnswerActions
                search={search}
                result={result}
                hasPicture={state.hasPicture}
                page={page}
                texts={texts}
                isCounted={isCounted}
                isKept={saved.some((one) => one.search === search)}
                onKeep={(answer) => setSaved(keepSaved(answer))}
              />
            </>
          )}
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
      </div>
    </>
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
    <div>
      <p role="status">{page.ticksWaiting}</p>
      <Waiting />
    </div>
  )
}
