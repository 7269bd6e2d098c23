import { useId, useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { useHydrated } from '#app/lib/browser/hydration.ts'
import { fill } from '#app/texts/fill.ts'
import type { SiteTexts } from '#app/texts/site-texts.ts'
import { Button } from '#app/ui/Button.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import type { ResultView } from '../finder-view.ts'
import { answerUrl } from '../show-answer.ts'
import styles from './MyPlan.module.css'
import { PlanDay, testWords } from './PlanDay.tsx'
import { PlanPicture } from './PlanPicture.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { daysFrom, readDay, todayHere } from './plan-days.ts'
import { SendPlan } from './SendPlan.tsx'

type MyPlanProps = {
  search: string
  result: ResultView
  /** Whether the result counts the ticked answers about the person; else nothing of its plan is shown. */
  isCounted: boolean
  /** Whether the first plan may be made a picture. */
  hasPicture: boolean
  page: PageTexts
  texts: SiteTexts['common']
}

/** The answer to keep and to send: as a picture, on paper, as a link. */
export function MyPlan({ search, result, isCounted, hasPicture, page, texts }: MyPlanProps) {
  const headingId = useId()
  const isHydrated = useHydrated()
  const { siteUrl } = useSite()
  const [chosen, setChosen] = useState<string | null>(null)
  /** Address of a picture that did not come. */
  const [failed, setFailed] = useState<string | null>(null)
  /** The visitor's own day, which the server does not know. */
  const today = isHydrated ? todayHere() : null
  const days = today === null ? null : daysFrom(today)
  const given = chosen ?? days?.usual ?? ''
  const read = readDay(given)
  const isTooEarly = read !== null && days !== null && read < days.first
  const day = read !== null && days !== null && days.first <= read && read <= days.last ? read : null
  // Ticks that change the answer change the plan as well: a doctor is asked before a day is chosen.
  const plan = isCounted && hasPicture ? result.plans[0] : undefined
  const path = answerUrl(search)
  const link = siteUrl + path
  const test = plan ? testWords(plan.test, day, page.plan) : null
  const shade = plan && `${plan.number} ${plan.name}`
  const facts = plan?.facts.map(({ text }) => text).join(', ')
  const title = plan ? `${page.plan.title}: ${shade}, ${facts}` : page.title
  const picture = plan ? `/shade/plan.jpg?${search}${day ? `&day=${day}` : ''}` : null
  return (
    <>
      <section className={styles.block} aria-labelledby={headingId}>
        <h2 className={styles.title} id={headingId}>
          {plan ? page.plan.title : page.link}
        </h2>
        {picture && plan && !isHydrated && <div className={styles.picture} />}
        {picture && plan && isHydrated && (
          <PlanPicture
            url={picture}
            failed={failed}
            onFailed={setFailed}
            alt={fill(page.plan.picture, {
              shade: shade ?? '',
              facts: facts ?? '',
            })}
            texts={page.plan}
          />
        )}
        <div className={styles.words}>
          {plan && (
            <>
              <p className="note">{page.plan.hint}</p>
              <PlanDay
                given={given}
                days={days}
                isTooEarly={isTooEarly}
                test={test}
                texts={page.plan}
                onChoose={setChosen}
              />
            </>
          )}
          {isCounted && !hasPicture && result.plans.length > 0 && (
            <p className="note">{page.plan.personal}</p>
          )}
          <SendPlan
            picture={picture}
            link={link}
            title={[title, test].filter(Boolean).join('. ')}
            hasFailed={failed !== null && failed === picture}
            onFailed={setFailed}
            texts={page.plan}
          >
            <ShareLinks title={title} path={path} texts={texts} isCopyOnly />
            {isHydrated && (
              <Button look="quiet" onClick={() => print()}>
                {page.print}
              </Button>
            )}
          </SendPlan>
        </div>
      </section>
      {plan && <PlanSheet plan={plan} day={day} texts={page.plan} />}
    </>
  )
}
