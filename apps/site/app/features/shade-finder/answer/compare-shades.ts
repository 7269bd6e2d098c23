import type { ChoiceView, PlanView, ResultView } from '../finder-view.ts'
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

/** The first shade of an answer. One that is offered instead of the wish does not get the wish's verdict. */
export function ownShade({ label, insteadTitle, plans: [plan] }: ResultView): Compared | null {
  return plan ? { title: titleOf(plan), plan, verdict: insteadTitle ?? label, why: null } : null
}

/** What has to be known to work out a shade of the palette. */
type Comparison = {
  shade: ChoiceView
  search: string
  ticked: readonly string[]
  finder: WorkOut
}

/** What another shade does on the same head; null for a shade that nobody knows. */
export function compareWith({ shade, search, ticked, finder }: Comparison): Compared | null {
  const answers = new URLSearchParams(search)
  answers.set('wish', shade.value)
  const { result } = finder(answers, ticked)
  if (!result) return null
  return {
    title: shade.label,
    plan: result.plans.find((plan) => titleOf(plan) === shade.label) ?? null,
    verdict: result.label,
    why: result.reasons[0]?.text ?? null,
  }
}

function titleOf({ number, name }: PlanView): string {
  return `${number} ${name}`
}
