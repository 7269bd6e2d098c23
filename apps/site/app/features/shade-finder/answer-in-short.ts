import { type AnswerName, askedAnswers, unknownAnswer } from '@pryad/colour/answers/answer-names.ts'
import { fillIn } from '@pryad/colour/texts/verdict-texts.ts'
import type { FormView, ResultView } from './finder-view.ts'

/** «Получится дома · 6-0 · 35 мин». A shade that is offered in place of the wish must not sound like the way to it. */
export function inShort({ label, plans, insteadTitle }: ResultView, { soFar }: FormView['texts']): string {
  const [first] = plans
  if (!first || insteadTitle) return label
  const { min, max } = first.minutes
  const minutes = fillIn(soFar.minutes, { minutes: min === max ? max : `${min}–\u2060${max}` })
  return [label, first.number, minutes].join(' · ')
}

/** What has to be answered first; undefined when nothing is missing. */
export function stillNeeded(
  given: Readonly<Partial<Record<AnswerName, string>>>,
  { soFar }: FormView['texts'],
): string | undefined {
  const asked = askedAnswers(given)
  const isMissing = (name: AnswerName) => !asked[name] || asked[name] === unknownAnswer
  const isTreated = ['colored', 'lightened', 'henna', 'hennaBasma'].includes(asked.hair ?? '')
  if (isMissing('level')) return soFar.level
  if (isTreated && isMissing('hairLevel')) return soFar.hairLevel
  return isMissing('wish') ? soFar.wish : undefined
}
