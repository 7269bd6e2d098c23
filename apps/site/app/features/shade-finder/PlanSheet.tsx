import { fill } from '#app/texts/fill.ts'
import type { PageTexts } from '../finder-texts/get-finder-texts.server.ts'
import type { PlanView, ResultView } from './finder-view.ts'
import { testWords } from './PlanDay.tsx'
import styles from './PlanSheet.module.css'
import { type Day, inWords } from './plan-days.ts'

type PlanSheetProps = { plan: PlanView; result: ResultView; day: Day | null; page: PageTexts }

/** The head of the printed plan: the number for the shop, and boxes to tick off by pen. Nobody sees it on a screen. */
export function PlanSheet({ plan, result, day, page }: PlanSheetProps) {
  const { number, name, facts } = plan
  const { facts: labels, plan: texts } = page
  const dyeing = day && inWords(day)
  const steps = [
    `${labels.boxesLabel}: ${facts.boxes}`,
    testWords(facts.test, day, texts),
    dyeing && `${texts.dyeing}: ${dyeing.date}, ${dyeing.weekday}`,
  ].filter((step) => step !== null && step !== '')
  return (
    <div className={styles.sheet}>
      <p className={styles.kicker}>
        {result.insteadTitle
          ? `${result.label}. ${result.insteadTitle}:`
          : `${texts.title} · ${result.label}`}
      </p>
      <p className={styles.number}>{facts.mixedWith ? `${number}\u00a0+ ${facts.mixedWith}` : number}</p>
      <p className={styles.name}>
        {facts.mixedWith ? fill(texts.mixed, { name, number: facts.mixedWith }) : name}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{labels.minutesLabel}</dt>
          <dd>{facts.minutes}</dd>
        </div>
        <div>
          <dt>{labels.developerLabel}</dt>
          <dd>{facts.developer ?? labels.noDeveloper}</dd>
        </div>
        <div>
          <dt>{labels.boxesLabel}</dt>
          <dd>{facts.boxes}</dd>
        </div>
      </dl>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  )
}
