import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import { type FormEvent, type ReactNode, type Ref, useMemo } from 'react'
import { Waiting } from '#app/features/offline/Waiting.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import styles from './AnswerForm.module.css'
import { Choices, Tick } from './Choices.tsx'
import type { ChosenName, FinderState, FormView } from './finder-view.ts'

type AnswerFormProps = {
  ref: Ref<HTMLFormElement>
  form: FormView
  state: FinderState
  /** Whether the steps are unfolded: before there is an answer. */
  isOpen: boolean
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

/** The questions about hair. Without scripts they are an address: `/shade?level=6&…`; the style sheet folds away questions that do not concern this hair. */
export function AnswerForm(props: AnswerFormProps) {
  const { ref, form, state, isOpen, isWaiting, onChange, onFocus, onSubmit } = props
  const { texts, questions, shades, help } = form
  const { given, errors } = state
  const wrong = Object.entries(errors)
  const exactShade = useMemo(
    () => ({ title: texts.exactShade, hint: null, choices: shades }),
    [texts, shades],
  )
  const ask = (name: ChosenName, options: { look?: 'pictures' | 'short' } = {}) => (
    <Choices
      name={name}
      question={questions[name]}
      chosen={given[name] ?? usual[name]}
      error={errors[name]}
      look={options.look ?? 'lines'}
    />
  )
  const tick = (name: AnswerName, label: string) => (
    <Tick id={`answer-${name}`} name={name} value="1" label={label} isTicked={given[name] === '1'} />
  )
  const labelOf = (name: ChosenName) => {
    const value = given[name] ?? usual[name]
    return [...questions[name].choices, ...(name === 'wish' ? shades : [])].find(
      (choice) => choice.value === value,
    )?.label
  }
  /** A step with its first question, whose answer stands in its title, and with others. */
  const step = (
    id: keyof typeof texts.steps,
    first: ChosenName,
    others: readonly AnswerName[],
    children: ReactNode,
  ) => (
    <details className={styles.step} open={isOpen || [first, ...others].some((name) => errors[name])}>
      <summary className={styles.summary}>
        <span>
          <span className={styles.title}>{texts.steps[id]}</span>{' '}
          <span className={styles.chosen}>{labelOf(first)}</span>
        </span>
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.questions} id={`step-${id}`}>
        {children}
      </div>
    </details>
  )
  return (
    <form
      ref={ref}
      className={styles.form}
      id="shade-answers"
      method="get"
      action="/shade#result"
      noValidate
      onChange={onChange}
      onFocus={onFocus}
      onSubmit={onSubmit}
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
      {step('roots', 'level', [], ask('level', { look: 'pictures' }))}
      {step(
        'lengths',
        'hair',
        ['hairLevel', 'hairTone', 'hairBy', 'strandTest', 'regrowth'],
        <>
          {ask('hair')}
          <div className={styles.treated}>{ask('hairLevel', { look: 'pictures' })}</div>
          <div className={styles.coloured}>{ask('hairTone', { look: 'pictures' })}</div>
          <div className={styles.lightened}>{ask('hairBy')}</div>
          <div className={styles.plants}>{ask('strandTest')}</div>
          <div className={styles.treated}>
            <label className={styles.number}>
              <span>{texts.regrowth}</span>
              <input
                id="answer-regrowth"
                className={styles.input}
                name="regrowth"
                type="text"
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
                defaultValue={given.regrowth === 'unknown' ? '' : given.regrowth}
                aria-invalid={errors.regrowth ? true : undefined}
                aria-describedby={errors.regrowth ? 'answer-regrowth-error' : undefined}
              />
            </label>
            {errors.regrowth && (
              <p className={styles.error} id="answer-regrowth-error">
                {errors.regrowth}
              </p>
            )}
          </div>
        </>,
      )}
      {step(
        'grey',
        'grey',
        ['greyWhere', 'greyStubborn', 'greyYellowed'],
        <>
          <Choices
            name="grey"
            question={withOther(questions.grey, given.grey)}
            chosen={given.grey ?? usual.grey}
            error={errors.grey}
            look="pictures"
          />
          <div className={styles.greyMore}>
            {ask('greyWhere')}
            {tick('greyStubborn', texts.greyStubborn)}
            {tick('greyYellowed', texts.greyYellowed)}
          </div>
        </>,
      )}
      {step(
        'wish',
        'wish',
        [],
        <>
          {ask('wish', { look: 'short' })}
          <details open={shades.some(({ value }) => value === given.wish)}>
            <summary className={styles.more}>
              <span>{texts.exactShade}</span>
              <Icon name="down" size="small" />
            </summary>
            <Choices name="wish" part="shades" question={exactShade} chosen={given.wish} look="pictures" />
          </details>
        </>,
      )}
      {step(
        'amount',
        'scope',
        ['length', 'thickness', 'porousEnds', 'patchy'],
        <>
          {ask('scope')}
          {ask('length')}
          {ask('thickness')}
          {tick('porousEnds', texts.porousEnds)}
          {tick('patchy', texts.patchy)}
        </>,
      )}
      <Button type="submit">{texts.submit}</Button>
      {isWaiting && <Waiting />}
    </form>
  )
}

/** Shared addresses may hold any share of grey: it is a choice of its own then. */
function withOther(question: FormView['questions']['grey'], given: string | undefined) {
  const isKnown = given === undefined || question.choices.some(({ value }) => value === given)
  if (isKnown || !/^\d+([.,]\d+)?$/.test(given)) return question
  return { ...question, choices: [...question.choices, { value: given, label: `${given}\u00a0%` }] }
}
