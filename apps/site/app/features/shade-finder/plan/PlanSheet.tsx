import { fill } from '#app/texts/fill.ts'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import type { PlanView } from '../finder-view.ts'
import { testWords } from './PlanDay.tsx'
import styles from './PlanSheet.module.css'
import { type Day, inWords } from './plan-days.ts'

type PlanSheetProps = { plan: PlanView; day: Day | null; texts: PageTexts['plan'] }

/** Boxes to tick off by pen, on paper below the shade. Nobody sees them on a screen. */
export function PlanSheet({ plan, day, texts }: PlanSheetProps) {
  const dyeing = day && inWords(day)
  const steps = [
    fill(texts.buy, { boxes: plan.boxes }),
    testWords(plan.test, day, texts),
    dyeing && `${texts.dyeing}: ${dyeing.date}, ${dyeing.weekday}`,
  ].filter((step) => step !== null && step !== '')
  return (
    <ul className={styles.sheet}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  )
}
