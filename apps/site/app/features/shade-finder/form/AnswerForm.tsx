import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Waiting } from '#app/features/offline/Waiting.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { ChosenName, FinderState, FormView } from '../finder-view.ts'
import styles from './AnswerForm.module.css'
import { AnswerSoFar } from './AnswerSoFar.tsx'
import { stillNeeded } from './answer-in-short.ts'
import { Choices, type ChoicesLook, Tick } from './Choices.tsx'
import { Fold } from './Fold.tsx'
import { useFoldAway } from './fold-away.ts'
import { Regrowth } from './Regrowth.tsx'
import { readForm } from './read-form.ts'
import { Wishes } from './Wishes.tsx'

type AnswerFormProps = {
  ref: RefObject<HTMLFormElement | null>
  form: FormView
  state: FinderState
  /** Whether questions without an answer are unfolded: before there is a result. */
  isOpen: boolean
  /** The result in short; null when there is none for these answers. */
  found: string | null
  /** Whether a press waits for the finder. */
  isWaiting: boolean
  onChange: (event: FormEvent<HTMLFormElement>) => void
  onFocus: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The value of an answer until it is given; the model assumes the same. */
const usual: Partial<Record<AnswerName, string>> = {
  hair: 'natural',
  hairTone: '0',
  hairBy: 'unknown',
  grey: '0',
  greyWhere: 'everywhere',
  length: 'shoulders',
  thickness: 'medium',
  scope: 'all',
  strandTest: 'none',
}

/** The questions about hair. Without scripts they are an address: `/shade?level=6&…`; the style sheet hides questions that do not concern this hair. */
export function AnswerForm(props: AnswerFormProps) {
  const { ref, form, state, isOpen, found, isWaiting, onChange, onFocus, onSubmit } = props
  const { texts, questions, shades, help } = form
  const { given, errors } = state
  const wrong = Object.entries(errors)
  const foldAway = useFoldAway()
  /** The answers as they are in the form, complete or not. */
  const [answers, setAnswers] = useState<FinderState['given']>(given)
  /** The page as it came: what is folded later, visitors decide. */
  const [first] = useState({ given, errors, isOpen })
  const [isHairSaid, setIsHairSaid] = useState(!isOpen || given.hair !== undefined)

  // Answers that were given before scripts took over, or that the browser has brought back.
  useEffect(() => {
    if (ref.current) setAnswers(Object.fromEntries(readForm(ref.current)))
  }, [ref])

  const chosenOf = (name: ChosenName) => answers[name] ?? usual[name]
  const labelOf = (name: ChosenName) =>
    [...questions[name].choices, ...(name === 'grey' ? greyOf(questions.grey, given.grey).choices : shades)]
      .find(({ value }) => value === chosenOf(name))
      ?.label.toLowerCase()
  const ask = (name: ChosenName, look: ChoicesLook = 'lines', isTitled = false) => (
    <Choices
      name={name}
      question={name === 'grey' ? greyOf(questions.grey, given.grey) : questions[name]}
      chosen={chosenOf(name)}
      error={errors[name]}
      look={look}
      isTitled={isTitled}
    />
  )
  const tick = (name: AnswerName, label: string) => (
    <Tick id={`answer-${name}`} name={name} value="1" label={label} isTicked={given[name] === '1'} />
  )
  const isKnown = (name: AnswerName) => ![undefined, 'unknown'].includes(first.given[name])
  const isOfLengths = (name: ChosenName) => name === 'hairLevel' || name === 'hairTone'
  /** Unfolded at first: what has to be answered, and what is asked only once the lengths are others than those of the result. */
  const isNew = (name: ChosenName) =>
    !isKnown(name) && (first.isOpen || (isOfLengths(name) && !first.given.hairLevel))
  /** A question that an answer folds, with the answer in its title. */
  const fold = (name: ChosenName, title: string, children: ReactNode) => (
    <Fold
      title={title}
      answer={labelOf(name)}
      isOpen={Boolean(first.errors[name]) || isNew(name)}
      isPart={isOfLengths(name)}
      foldsAway
    >
      {children}
    </Fold>
  )
  const amounts = ['scope', 'length', 'thickness'] as const
  return (
    <form
      ref={ref}
      className={styles.form}
      id="shade-answers"
      method="get"
      action="/shade#result"
      noValidate
      onChange={(event) => {
        setAnswers(Object.fromEntries(readForm(event.currentTarget)))
        onChange(event)
      }}
      onFocus={onFocus}
      onSubmit={onSubmit}
      onPointerDown={foldAway.onPointerDown}
      onKeyDown={foldAway.onKeyDown}
      onBlur={foldAway.onBlur}
      onClick={(event) => {
        foldAway.onClick(event)
        if (event.target instanceof HTMLInputElement && event.target.name === 'hair') setIsHairSaid(true)
      }}
    >
      {wrong.length > 0 && (
        <div className={styles.errors} role="alert">
          <p>{texts.errors}</p>
          <ul>
            {wrong.map(([name, text]) => (
              <li key={name}>
                <a href={`#answer-${name}`} data-native="">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.help && (
        <p className={styles.help} id="answer-help" role="status" tabIndex={-1}>
          <span>{texts.levelHelp}</span> {help && <Link url={help.url}>{help.title}</Link>}
        </p>
      )}
      <div className={styles.step}>{fold('level', texts.steps.roots, ask('level', 'pictures'))}</div>
      <div className={isHairSaid ? styles.step : styles.assumed}>
        <Fold
          title={isHairSaid ? texts.steps.lengths : texts.hairAssumed}
          answer={isHairSaid ? labelOf('hair') : undefined}
          note={isHairSaid ? undefined : texts.hairAssumedHint}
          change={isHairSaid ? undefined : texts.change}
          isOpen={Boolean(first.errors.hair)}
          foldsAway
        >
          {ask('hair')}
        </Fold>
        <div className={styles.treated}>
          {fold('hairLevel', questions.hairLevel.title, ask('hairLevel', 'pictures', true))}
        </div>
        <div className={styles.coloured}>
          {fold('hairTone', questions.hairTone.title, ask('hairTone', 'pairs', true))}
        </div>
        <div className={styles.lightened}>{ask('hairBy')}</div>
        <div className={styles.plants}>{ask('strandTest')}</div>
        <div className={styles.treated}>
          <Regrowth label={texts.regrowth} given={given.regrowth} error={errors.regrowth} />
        </div>
      </div>
      <div className={styles.step}>
        {fold('grey', texts.steps.grey, ask('grey', 'pictures'))}
        <div className={styles.greyMore}>
          {ask('greyWhere', 'pairs')}
          {tick('greyStubborn', texts.greyStubborn)}
          {tick('greyYellowed', texts.greyYellowed)}
        </div>
      </div>
      <div className={styles.step}>
        {fold(
          'wish',
          texts.steps.wish,
          <Wishes form={form} given={first.given.wish} chosen={answers.wish} error={errors.wish} />,
        )}
      </div>
      <div className={styles.step}>
        <Fold
          title={`${texts.steps.amount}:`}
          answer={amounts.map(labelOf).join(', ')}
          change={texts.change}
          isOpen={[...amounts, 'porousEnds', 'patchy'].some((name) => name in first.errors)}
        >
          {amounts.map((name) => (
            <div key={name}>{ask(name)}</div>
          ))}
          <div>
            {tick('porousEnds', texts.porousEnds)}
            {tick('patchy', texts.patchy)}
          </div>
        </Fold>
      </div>
      {isWaiting && <Waiting />}
      <AnswerSoFar said={stillNeeded(answers, texts) ?? found ?? undefined} texts={texts} isFirst={isOpen} />
    </form>
  )
}

/** Shared addresses may hold any share of grey: it is a choice of its own then. */
function greyOf(question: FormView['questions']['grey'], given: string | undefined) {
  const isKnown = given === undefined || question.choices.some(({ value }) => value === given)
  if (isKnown || !/^\d+([.,]\d+)?$/.test(given)) return question
  return { ...question, choices: [...question.choices, { value: given, label: `${given}\u00a0%` }] }
}
