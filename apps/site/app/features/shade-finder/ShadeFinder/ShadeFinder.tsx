import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/lib/browser/use-hydrated.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Link } from '#app/ui/Link/Link.tsx'
import { ShareLinks } from '#app/ui/ShareLinks/ShareLinks.tsx'
import { AnswerForm } from '../AnswerForm/AnswerForm.tsx'
import { Tick } from '../Choices/Tick.tsx'
import { FinderResult } from '../FinderResult/FinderResult.tsx'
import type { FinderState, FormView } from '../finder-view.ts'
import { SavedAnswers } from '../SavedAnswers/SavedAnswers.tsx'
import { forgetSaved, keepSaved, readSaved, type SavedAnswer } from '../saved-answers.ts'
import { type ServedFinder, useFinder } from '../use-finder.ts'
import styles from './ShadeFinder.module.css'

type ShadeFinderProps = { form: FormView; served: ServedFinder; texts: SiteTexts }

/** The finder: questions on one side, what comes out on the other. */
export function ShadeFinder({ form, served, texts }: ShadeFinderProps) {
  const element = useRef<HTMLFormElement>(null)
  const finder = useFinder(element, form, served)
  const { state, isStale } = finder
  const { texts: page, notOffered } = form
  const [saved, setSaved] = useState<SavedAnswer[]>([])
  useEffect(() => setSaved(readSaved()), [])
  return (
    <div className={styles.finder}>
      <div className={styles.questions}>
        <AnswerForm
          key={finder.formKey}
          ref={element}
          form={form}
          state={state}
          isOpen={served.state.result === null}
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
          <p className={styles.note}>
            {typograph(fill(page.notOffered, { numbers: numbersOf(notOffered) }))}
          </p>
        )}
      </div>
      <section className={styles.result} id="result" aria-label={page.result}>
        <p className="visuallyHidden" aria-live="polite">
          {state.result?.announcement}
        </p>
        {isStale && <p className={styles.note}>{page.stale}</p>}
        {state.result && state.search && (
          <FinderResult
            result={state.result}
            texts={page}
            products={texts.sections.products}
            safety={
              <Safety form={form} search={state.search} ticked={finder.ticked} onTick={finder.onTick} />
            }
            actions={
              <Actions
                state={state}
                page={page}
                texts={texts}
                isKept={saved.some(({ search }) => search === state.search)}
                onKeep={(answer) => setSaved(keepSaved(answer))}
              />
            }
          />
        )}
      </section>
    </div>
  )
}

function numbersOf(shades: FormView['notOffered']): string {
  return shades.map(({ number }) => number).join(', ')
}

type SafetyProps = {
  form: FormView
  search: string
  ticked: string[]
  onTick: (event: FormEvent<HTMLFormElement>) => void
}

/** What is asked about the person. Without scripts it is posted, and the answer is kept by nobody; with them it does not leave the page. */
function Safety({ form: { safety, texts }, search, ticked, onTick }: SafetyProps) {
  const isHydrated = useHydrated()
  return (
    <form
      className={styles.safety}
      method="post"
      action={`/shade?${search}#result`}
      autoComplete="off"
      onChange={onTick}
      onSubmit={(event) => {
        event.preventDefault()
        onTick(event)
      }}
    >
      <details open>
        <summary className={styles.safetyTitle}>{safety.title}</summary>
        <p className={styles.note}>{safety.hint}</p>
        <div className={styles.ticks}>
          {safety.choices.map(({ value, label }) => (
            <Tick key={value} name="safety" value={value} label={label} isTicked={ticked.includes(value)} />
          ))}
        </div>
        {!isHydrated && (
          <Button type="submit" look="secondary">
            {texts.safetySubmit}
          </Button>
        )}
      </details>
    </form>
  )
}

type ActionsProps = {
  state: FinderState
  page: FormView['texts']
  texts: SiteTexts
  isKept: boolean
  onKeep: (answer: SavedAnswer) => void
}

function Actions({ state: { search, result }, page, texts, isKept, onKeep }: ActionsProps) {
  const isHydrated = useHydrated()
  if (!search || !result) return null
  const path = `/shade?${search}#result`
  return (
    <div className={styles.actions}>
      <ButtonLink url={`/ask?${new URLSearchParams({ shade: search })}`}>{page.ask}</ButtonLink>
      <Link url={path}>{page.link}</Link>
      <ShareLinks title={page.title} path={path} texts={texts.common} />
      {isHydrated && (
        <>
          <Button look="quiet" onClick={() => onKeep({ search, summary: result.summary })}>
            <span aria-live="polite">{isKept ? page.kept : page.keep}</span>
          </Button>
          <Button look="quiet" onClick={() => print()}>
            {page.print}
          </Button>
        </>
      )}
    </div>
  )
}
