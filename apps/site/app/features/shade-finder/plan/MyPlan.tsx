import { useId, useState } from 'react'
import { useLocation } from 'react-router'
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
import { PlanDay } from './PlanDay.tsx'
import { PlanPicture } from './PlanPicture.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { firstPossibleDay, readDay, todayHere, usualDay } from './plan-days.ts'
import { planPictureUrl } from './plan-picture.ts'
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
  const served = readDay(new URLSearchParams(useLocation().search).get('day'))
  /** The visitor's own day, which the server does not know. */
  const today = isHydrated ? todayHere() : null
  const given = chosen ?? served ?? (today && usualDay(today)) ?? ''
  const earliest = today && firstPossibleDay(today)
  const read = readDay(given)
  const isTooEarly = read !== null && earliest !== null && read < earliest
  const day = isTooEarly ? null : read
  const plan = isCounted ? result.plans[0] : undefined
  const path = answerUrl(search)
  const link = siteUrl + path
  const title = plan ? `${page.plan.title}: ${plan.number} ${plan.name}` : page.title
  const picture = hasPicture && plan ? planPictureUrl(search, day) : null
  return (
    <>
      <section className={styles.block} aria-labelledby={headingId}>
        <h2 className={styles.title} id={headingId}>
          {plan ? page.plan.title : page.link}
        </h2>
        {picture && plan && (
          <PlanPicture
            url={picture}
            alt={fill(page.plan.picture, {
              shade: `${plan.number} ${plan.name}`,
              facts: plan.facts.map(({ text }) => text).join(', '),
            })}
            texts={page.plan}
          />
        )}
        <div className={styles.words}>
          {plan && (
            <>
              <p className={styles.hint}>{hasPicture ? page.plan.hint : page.plan.personal}</p>
              <PlanDay
                search={search}
                given={given}
                day={day}
                earliest={earliest}
                isTooEarly={isTooEarly}
                test={plan.test}
                texts={page.plan}
                onChoose={setChosen}
              />
            </>
          )}
          <SendPlan picture={picture} link={link} title={title} texts={page.plan}>
            <ShareLinks title={title} path={path} texts={texts} isCopyOnly />
            {isHydrated && (
              <Button look="quiet" onClick={() => print()}>
                {page.print}
              </Button>
            )}
          </SendPlan>
        </div>
      </section>
      {plan && <PlanSheet plan={plan} result={result} day={day} page={page} />}
    </>
  )
}
