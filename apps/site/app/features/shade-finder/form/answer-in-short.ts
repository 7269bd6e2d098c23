import { type AnswerName, askedAnswers, unknownAnswer } from '@pryad/colour/answers/answer-names.ts'
import type { FormView, ResultView } from '../finder-view.ts'

/** «Получится дома · 6-0 · 35 мин». A shade that is offered in place of the wish must not sound like the way to it. */
export function inShort({ label, plans, insteadTitle }: ResultView): string {
  const [first] = plans
  if (!first || insteadTitle) return label
  const pieces = [label, first.number, ...first.facts.slice(0, 1).map(({ text }) => text)]
  // A line ends with a dot, and does not begin with it.
  return pieces.join('\u00a0· ')
}

/** What has to be answered first; undefined when nothing is missing. */
export function stillNeeded(
  given: Readonly<Partial<Record<AnswerName, string>>>,
  { soFar }: FormView['texts'],
): string | undefined {
  const asked = askedAnswers(given)
  const isMissing = (name: AnswerName) => !asked[name] || asked[name] === unknownAnswer
  const isTreated = ['colored', 'lightened', 'henna', 'hennaBasma'].includes(asked.hair ?? '')
  if (asked.level === unknownAnswer) return soFar.levelUnknown
  if (isMissing('level')) return soFar.level
  if (isTreated && asked.hairLevel === unknownAnswer) return soFar.levelUnknown
  if (isTreated && isMissing('hairLevel')) return soFar.hairLevel
  return isMissing('wish') ? soFar.wish : undefined
}
