import type { FinderAnswer, Plan } from '../finder-answer.ts'
import { type Before, byDanger, type Warning } from '../rules/advice.ts'
import type { Reason } from '../rules/reasons.ts'
import { developerText, fillIn, gramsText, minutesText, mixingText, packsText } from './amount-texts.ts'
import { type BeforeText, type FinderTexts, type ReasonText, textOf } from './finder-texts.ts'

/** An answer in sentences. Parts that an answer does not have are null or empty. */
export type VerdictTexts = {
  readonly label: string
  readonly lead: string
  /** The first is the headline. */
  readonly reasons: ReadonlyArray<ReasonText & { readonly id: Reason }>
  /** Why no shade is named, with the heading of that part. */
  readonly whyNone: { readonly title: string; readonly text: string } | null
  /** As the answer's plans. */
  readonly plans: readonly PlanTexts[]
  readonly certainty: string | null
  /** The heading over `instead`, and over `later`; null when the answer has none. */
  readonly insteadTitle: string | null
  readonly laterTitle: string | null
  /** Belongs beside every predicted colour. */
  readonly screen: string
}

/** How to use one of the named shades, in sentences. */
export type PlanTexts = {
  readonly shadeNumber: string
  readonly ean: string
  readonly developer: string
  /** «Крем и проявитель — 1 : 1»; null for balms. */
  readonly mixing: string | null
  readonly minutes: string
  readonly grams: string | null
  readonly packs: ReadonlyArray<{ readonly shadeNumber: string; readonly text: string }>
  readonly before: ReadonlyArray<BeforeText & { readonly id: Before }>
  /** In the order of danger. */
  readonly warnings: ReadonlyArray<{ readonly id: Warning; readonly text: string }>
  /** The slug of the article that shows how it is done; null for tints. */
  readonly procedure: Plan['procedure']
}

/**
 * Says an answer in the sentences of the texts.
 * @param typeset sets a finished sentence: what must not be broken apart is only known when the values are in.
 */
export function toVerdictTexts(
  answer: FinderAnswer,
  texts: FinderTexts,
  typeset: (text: string) => string,
): VerdictTexts {
  const { labels } = texts
  const set = (text: string | null) => text && typeset(text)
  const verdict = textOf(texts.verdicts, answer.verdict)
  return {
    label: typeset(verdict.label),
    lead: typeset(verdict.lead),
    reasons: answer.reasons.map((id) => {
      const { text, instead, links } = textOf(texts.reasons, id)
      return { id, text: typeset(text), instead: typeset(instead), links }
    }),
    whyNone: answer.whyNone && {
      title: typeset(labels.text('whyNone')),
      text: typeset(textOf(texts.reasons, answer.whyNone).text),
    },
    plans: answer.plans.map((plan) => toPlanTexts(plan, texts, typeset)),
    certainty: set(answer.certainty && textOf(texts.certainty, answer.certainty)),
    insteadTitle: set(answer.instead.length > 0 ? labels.text('insteadShade') : null),
    laterTitle: set(answer.later && labels.text('later')),
    screen: typeset(labels.text('screen')),
  }
}

function toPlanTexts(plan: Plan, texts: FinderTexts, typeset: (text: string) => string): PlanTexts {
  const { labels } = texts
  const set = (text: string | null) => text && typeset(text)
  return {
    shadeNumber: plan.shadeNumber,
    ean: plan.ean,
    developer: typeset(developerText(labels, plan)),
    mixing: set(mixingText(labels, plan)),
    minutes: typeset(minutesText(labels, plan)),
    grams: set(gramsText(labels, plan)),
    packs: Object.entries(plan.packs).map(([shadeNumber, count]) => ({
      shadeNumber,
      text: typeset(packsText(labels, count)),
    })),
    before: plan.before.map((id) => {
      const step = textOf(texts.before, id)
      return { ...step, id, text: typeset(step.text) }
    }),
    warnings: byDanger(plan.warnings).map((id) => {
      const text = fillIn(textOf(texts.warnings, id), { with: plan.mix?.with ?? '' })
      return { id, text: typeset(text) }
    }),
    procedure: plan.procedure,
  }
}
