import type { SiteRequest } from '#app/api/context.ts'
import { capitalised, lowered } from '#app/lib/text/first-letter.ts'
import type { PlanDrawing } from '../../../../server/strands/paint-plan.ts'
import type { PageTexts } from '../../finder-texts/get-finder-texts.server.ts'
import { getSite } from '../../site/get-site.server.ts'
import type { PlanView, ResultView } from '../finder-view.ts'
import { loadFinder } from '../load-finder.server.ts'
import { createFinder } from '../work-out.ts'
import { type Day, inWords, isChoosable, readDay, testDayOf, todayHere } from './plan-days.ts'

/** Long enough to look at it, keep it and send it; editors may correct a fact. */
const cacheControl = 'public, max-age=600'
/** Longer than any address of answers with a day. */
const maxLength = 500

/** The picture of the first plan for the hair that the address tells of. Nothing about a person is in it, as the address holds none. */
export async function loadPlan(siteRequest: SiteRequest, { search, searchParams }: URL): Promise<Response> {
  const answers = new URLSearchParams(searchParams)
  const day = readDay(answers.get('day'))
  if (search.length > maxLength || (answers.has('day') && !(day && isChoosable(day, todayHere()))))
    return refuse(400)
  answers.delete('day')
  const [loaded, site] = await Promise.all([loadFinder(siteRequest), getSite(siteRequest)])
  if (!loaded) return refuse(503)
  const { result } = createFinder(loaded.data, loaded.form)(answers, [])
  if (!result) return refuse(400)
  const [plan] = result.plans
  if (!plan) return refuse(404)
  const picture = await siteRequest.paintPlan({
    ...toDrawing(result, plan, day, loaded.form.texts),
    brand: site.name,
    address: `${new URL(siteRequest.siteUrl).host}/shade`,
  })
  if (!picture) return refuse(503)
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="plan-${plan.number.replace(/[^0-9a-z-]/gi, '')}.jpg"`,
      'cache-control': cacheControl,
      // Sent to others, and not to be found.
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    },
  })
}

/** What a picture says of a plan. One that is offered instead of the wish does not sound like the wish. */
function toDrawing(
  { label, insteadTitle }: ResultView,
  { number, name, mix, facts, test, looks }: PlanView,
  day: Day | null,
  texts: PageTexts,
): Omit<PlanDrawing, 'brand' | 'address'> {
  const { plan, beforeTag, afterTag } = texts
  return {
    before: looks.before,
    after: looks.after,
    tags: [beforeTag, afterTag],
    kicker: insteadTitle ? `${label}. ${insteadTitle}:` : `${plan.title} · ${label}`,
    number,
    name: [name, mix && lowered(mix)].filter(Boolean).join(', '),
    facts: facts.map(({ text, about }) => ({ label: capitalised(about ?? ''), value: text })),
    days: daysOf(test, day, plan),
  }
}

function daysOf(test: PlanView['test'], day: Day | null, plan: PageTexts['plan']): PlanDrawing['days'] {
  const note = test === 'ifNew' ? plan.testIfNew : ''
  const testDay = day ? inWords(testDayOf(day)) : null
  const dyeing = day ? inWords(day) : null
  return [
    ...(test === 'never'
      ? []
      : [
          {
            label: plan.test,
            value: testDay?.date ?? plan.testBefore,
            note: note || (testDay?.weekday ?? ''),
          },
        ]),
    ...(dyeing ? [{ label: plan.dyeing, value: dyeing.date, note: dyeing.weekday }] : []),
  ]
}

function refuse(status: 400 | 404 | 503): Response {
  const headers = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) }
  return new Response(null, { status, headers })
}
