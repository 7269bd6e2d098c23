import { useId } from 'react'
import { fill } from '#app/texts/fill.ts'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import type { PlanView } from '../finder-view.ts'
import styles from './MyPlan.module.css'
import { type Day, inWords, testDayOf } from './plan-days.ts'

type PlanDayProps = {
  /** The value of the field; it may be no day. */
  given: string
  /** The days between which one is chosen; unknown until the page is hydrated. */
  days: { first: Day; last: Day } | null
  isTooEarly: boolean
  /** When the skin is tested, if it is. */
  test: string | null
  texts: PageTexts['plan']
  onChoose: (day: string) => void
}

/** Asks for the day of dyeing and tells that of the test. Without scripts there is no choice. */
export function PlanDay({ given, days, isTooEarly, test, texts, onChoose }: PlanDayProps) {
  const id = useId()
  return (
    <div className={styles.day}>
      <div className={styles.field}>
        <label htmlFor={id}>{texts.day}</label>
        <input
          className={styles.date}
          id={id}
          type="date"
          value={given}
          min={days?.first}
          max={days?.last}
          disabled={!days}
          aria-describedby={`${id}-test`}
          aria-invalid={isTooEarly || undefined}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      </div>
      <div id={`${id}-test`}>
        {!isTooEarly && <p className={styles.test}>{test}</p>}
        <p className="error" role="status">
          {isTooEarly && days && fill(texts.tooEarly, { date: inWords(days.first).date })}
        </p>
      </div>
    </div>
  )
}

/** «Тест на коже: 12 декабря, суббота». */
export function testWords(test: PlanView['test'], day: Day | null, texts: PageTexts['plan']): string | null {
  if (test === 'never') return null
  const words = day && inWords(testDayOf(day))
  const when = words ? `${words.date}, ${words.weekday}` : texts.testBefore
  return fill(texts.testOn, { date: test === 'ifNew' ? `${when}, ${texts.testIfNew}` : when })
}
