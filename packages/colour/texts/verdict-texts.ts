import type { FinderAnswer } from '../finder-answer.ts'
import { type Before, byDanger, type Warning } from '../rules/advice.ts'
import type { Reason } from '../rules/reasons.ts'
import { developerText, fillIn, gramsText, minutesText, packsText } from './amount-texts.ts'
import { type BeforeText, type FinderTexts, type ReasonText, textOf } from './finder-texts.ts'

/** An answer in sentences. Parts that an answer does not have are null or empty. */
export type VerdictTexts = {
  readonly label: string
  readonly lead: string
  /** The first is the headline. */
  readonly reasons: ReadonlyArray<ReasonText & { readonly id: Reason }>
  /** Why no shade is named, with the heading of that part. */
  readonly whyNone: { readonly title: string; readonly text: string } | null
  readonly developer: string | null
  readonly minutes: string | null
  readonly grams: string | null
  readonly packs: ReadonlyArray<{ readonly shadeNumber: string; readonly text: string }>
  readonly before: ReadonlyArray<BeforeText & { readonly id: Before }>
  /** In the order of danger. */
  readonly warnings: ReadonlyArray<{ readonly id: Warning; readonly text: string }>
  readonly certainty: string | null
  /** The heading over `instead`, and over `later`; null when the answer has none. */
  readonly insteadTitle: string | null
  readonly laterTitle: string | null
  /** Belongs beside every predicted colour. */
  readonly screen: string
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
    developer: set(developerText(labels, answer)),
    minutes: set(minutesText(labels, answer)),
    grams: set(gramsText(labels, answer)),
    packs: Object.entries(answer.packs ?? {}).map(([shadeNumber, count]) => ({
      shadeNumber,
      text: typeset(packsText(labels, count)),
    })),
    before: answer.before.map((id) => {
      const step = textOf(texts.before, id)
      return { ...step, id, text: typeset(step.text) }
    }),
    warnings: byDanger(answer.warnings).map((id) => {
      const text = fillIn(textOf(texts.warnings, id), { with: answer.mix?.with ?? '' })
      return { id, text: typeset(text) }
    }),
    certainty: set(answer.certainty && textOf(texts.certainty, answer.certainty)),
    insteadTitle: set(answer.instead.length > 0 ? labels.text('insteadShade') : null),
    laterTitle: set(answer.later && labels.text('later')),
    screen: typeset(labels.text('screen')),
  }
}
