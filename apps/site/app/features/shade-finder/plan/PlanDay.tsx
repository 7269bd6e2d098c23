import { useId } from 'react'
import { fill } from '#app/texts/fill.ts'
import { Button } from '#app/ui/Button.tsx'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import type { PlanView } from '../finder-view.ts'
import styles from './MyPlan.module.css'
import { type Day, inWords, testDayOf } from './plan-days.ts'

type PlanDayProps = {
  search: string
  /** The value of the field; it may be no day. */
  given: string
  /** The day of dyeing, if the field has one that leaves time for the test. */
  day: Day | null
  /** The first day that leaves time for the test; the server does not know it. */
  earliest: Day | null
  isTooEarly: boolean
  test: PlanView['test']
  texts: PageTexts['plan']
  onChoose: (day: string) => void
}

/** Asks for the day of dyeing and tells that of the test. Without scripts the page is asked for once more, with the day in its address. */
export function PlanDay({ search, given, day, earliest, isTooEarly, test, texts, onChoose }: PlanDayProps) {
  const id = useId()
  return (
    <form
      className={styles.day}
      method="get"
      action="/shade#my-plan"
      id="my-plan"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{texts.day}</label>
      <input
        className={styles.date}
        id={id}
        type="date"
        name="day"
        value={given}
        min={earliest ?? undefined}
        max="2099-12-31"
        aria-describedby={`${id}-test`}
        aria-invalid={isTooEarly || undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <div className={styles.withoutScripts}>
        <Button type="submit" look="secondary">
          {texts.setDay}
        </Button>
      </div>
      <p className={isTooEarly ? styles.problem : styles.test} id={`${id}-test`} aria-live="polite">
        {isTooEarly && earliest
          ? fill(texts.tooEarly, { date: inWords(earliest).date })
          : testWords(test, day, texts)}
      </p>
    </form>
  )
}

/** «Тест на коже: 12 декабря, суббота». */
export function testWords(test: PlanView['test'], day: Day | null, texts: PageTexts['plan']): string | null {
  if (test === 'never') return null
  const words = day && inWords(testDayOf(day))
  const when = words ? `${words.date}, ${words.weekday}` : texts.testBefore
  return fill(texts.testOn, { date: test === 'ifNew' ? `${when}, ${texts.testIfNew}` : when })
}
