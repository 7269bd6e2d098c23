import { fill } from '#app/texts/fill.ts'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import { Facts } from '../answer/Facts.tsx'
import type { PlanView, ResultView } from '../finder-view.ts'
import { testWords } from './PlanDay.tsx'
import styles from './PlanSheet.module.css'
import { type Day, inWords } from './plan-days.ts'
import { nameInPlan } from './plan-picture.ts'

type PlanSheetProps = { plan: PlanView; result: ResultView; day: Day | null; page: PageTexts }

/** The head of the printed plan: the number for the shop, and boxes to tick off by pen. Nobody sees it on a screen. */
export function PlanSheet({ plan, result, day, page }: PlanSheetProps) {
  const { number, name, mix, facts, boxes, test } = plan
  const { plan: texts } = page
  const dyeing = day && inWords(day)
  const steps = [
    fill(texts.buy, { boxes }),
    testWords(test, day, texts),
    dyeing && `${texts.dyeing}: ${dyeing.date}, ${dyeing.weekday}`,
  ].filter((step) => step !== null && step !== '')
  return (
    <div className={styles.sheet}>
      <p className={styles.kicker}>
        {result.insteadTitle
          ? `${result.label}. ${result.insteadTitle}:`
          : `${texts.title} · ${result.label}`}
      </p>
      <p className={styles.number}>{number}</p>
      <p className={styles.name}>{nameInPlan(name, mix)}</p>
      <Facts facts={facts} />
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  )
}
