import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import { memo } from 'react'
import { LockPicture } from '#app/features/strand/LockPicture.tsx'
import type { QuestionView } from '../finder-view.ts'
import styles from './Choices.module.css'

/** Beside each other, with small letters below pictures on a phone, or whole lines. */
export type ChoicesLook = 'pictures' | 'pairs' | 'lines'

type ChoicesProps = {
  name: AnswerName
  question: QuestionView
  chosen: string | undefined
  error?: string | undefined
  look: ChoicesLook
  /** Tells two groups of one answer apart. */
  part?: string
  /** Whether the title stands above it already. */
  isTitled?: boolean
}

/** One question with its answers, of which one is chosen. Kept while it is the same: the form has a hundred answers, and each press changes one. */
export const Choices = memo(function Choices(props: ChoicesProps) {
  const { name, question, chosen, error, look, part, isTitled } = props
  const id = part ? `answer-${name}-${part}` : `answer-${name}`
  const describedBy = [question.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} id={id} aria-describedby={describedBy || undefined} tabIndex={-1}>
      <legend className={isTitled ? 'visuallyHidden' : styles.legend}>{question.title}</legend>
      {question.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {question.hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className={styles[look]}>
        {question.choices.map(({ value, label, picture }) => (
          <label key={value} className={styles.choice}>
            {picture && <LockPicture className={styles.strand} src={picture} />}
            <span className={styles.words}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === chosen}
              />
              <span>{label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

type TickProps = { id?: string; name: string; value: string; label: string; isTicked: boolean }

/** A checkbox; left unticked, it gives no answer. */
export function Tick({ id, name, value, label, isTicked }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        id={id}
        className={styles.radio}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
      />
      <span>{label}</span>
    </label>
  )
}
