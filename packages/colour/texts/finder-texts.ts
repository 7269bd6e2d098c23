import type { AnswerName } from '../answers/answer-names.ts'
import type { Certainty } from '../assessment/certainty.ts'
import type { Before, Warning } from '../rules/advice.ts'
import { type Reason, verdicts } from '../rules/reasons.ts'

/** Where a text leads: a page's slug, or the wording of a question. */
export type TextLink =
  | { readonly type: 'article' | 'lesson'; readonly slug: string }
  | { readonly type: 'faq'; readonly question: string }

/**
 * How an answer is headed: by its verdict, or by what matters more. `not-yet`: a permanent dye has to wait, and something else need not;
 * `doctor`: the person has to ask a doctor first.
 */
export const bands = [...verdicts, 'not-yet', 'doctor'] as const

export type Band = (typeof bands)[number]

export type ReasonText<Link> = {
  readonly text: string
  readonly instead: string
  /** Takes the place of `instead` where the answer has no shade that it speaks of; null when it speaks of none. */
  readonly alone: string | null
  readonly links: readonly Link[]
}

export type BeforeText<Link> = {
  readonly text: string
  readonly links: readonly Link[]
  readonly procedure: string | null
}

export const labelNames = [
  'screen',
  'whyNone',
  'insteadShade',
  'later',
  'developer',
  'mixing',
  'noDeveloper',
  'minutes',
  'minutesExact',
  'minutesTint',
  'grams',
  'gramsHalf',
] as const

/** Words around the details of an answer. */
export type Labels = Readonly<Record<(typeof labelNames)[number], string>> & {
  /** «2 коробки», by the form of the number. */
  readonly packs: Readonly<Record<Intl.LDMLPluralRule, string>>
}

/** The finder's texts: every id has one. They are plain data, so that they can be sent to a browser as they were read. */
export type FinderTexts<Link = TextLink> = {
  readonly verdicts: Readonly<Record<Band, { readonly label: string; readonly lead: string }>>
  readonly reasons: Readonly<Record<Reason, ReasonText<Link>>>
  readonly before: Readonly<Record<Before, BeforeText<Link>>>
  readonly warnings: Readonly<Record<Warning, string>>
  readonly certainty: Readonly<Record<Certainty, string>>
  readonly errors: Readonly<Record<AnswerName, string>>
  readonly labels: Labels
}
