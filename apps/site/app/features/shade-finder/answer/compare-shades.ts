import type { FormView, PlanView, ResultView } from '../finder-view.ts'
import type { WorkOut } from '../work-out.ts'

/** A shade on a head, beside another one. */
export type Compared = {
  /** «6-0 Тёмно-русый». */
  title: string
  /** How it is used and how it looks; null when it is not for this head. */
  plan: PlanView | null
  verdict: string
  /** The first reason against it; null when there is none. */
  why: string | null
}

type Comparison = {
  /** The EAN of an offered shade, or the number of one of the palette. */
  chosen: string
  result: ResultView
  search: string
  ticked: readonly string[]
  form: FormView
  /** Works a shade of the palette out; an offered one is there already. */
  finder: WorkOut | null
}

/** What a shade does on the head of an answer; null for a shade that nobody knows. */
export function compareWith({ chosen, result, search, ticked, form, finder }: Comparison): Compared | null {
  const offered = result.plans.find(({ ean }) => ean === chosen)
  if (offered) return { title: titleOf(offered), plan: offered, verdict: result.label, why: null }
  const shade = form.shades.find(({ value }) => value === chosen)
  if (!shade || !finder) return null
  const answers = new URLSearchParams(search)
  answers.set('wish', chosen)
  const asked = finder(answers, ticked).result
  if (!asked) return null
  const plan = asked.plans.find((one) => titleOf(one) === shade.label) ?? null
  return {
    title: shade.label,
    plan,
    verdict: asked.label,
    why: asked.reasons[0]?.text ?? null,
  }
}

function titleOf({ number, name }: PlanView): string {
  return `${number} ${name}`
}
