import { type AnswerName, askedAnswers, unknownAnswer } from '@pryad/colour/answers/answer-names.ts'
import type { FormView } from './finder-view.ts'

/** The answers about hair in words, for the question to a colourist and for saved answers: «Корни: 6 — тёмно-русый; Седина: …». */
export function summarise(
  given: Readonly<Partial<Record<AnswerName, string>>>,
  { questions, shades, texts }: FormView,
): string {
  const asked = askedAnswers(given)
  const of = (name: keyof typeof questions) => {
    const value = asked[name]
    // Beside other answers nobody could tell of which question the visitor knows no answer; the hair has words of its own for it.
    if (value === unknownAnswer && name !== 'grey' && name !== 'hair') return null
    return questions[name].choices.find((choice) => choice.value === value)?.label ?? null
  }
  const ticked = (name: 'greyStubborn' | 'greyYellowed' | 'porousEnds' | 'patchy') =>
    asked[name] && texts[name]
  const regrown =
    asked.regrowth && asked.regrowth !== unknownAnswer
      ? `${texts.regrowth}: ${withComma(asked.regrowth)}`
      : null
  const hair = of('hair') ?? questions.hair.choices[0]?.label ?? ''
  const lengths = [hair, of('hairLevel'), of('hairTone'), of('hairBy'), of('strandTest'), regrown]
  const grey =
    of('grey') ?? (asked.grey ? `${withComma(asked.grey)}\u00a0%` : (questions.grey.choices[0]?.label ?? ''))
  const wish = of('wish') ?? shades.find(({ value }) => value === asked.wish)?.label ?? asked.wish
  const amount = [of('scope'), of('length'), of('thickness'), ticked('porousEnds'), ticked('patchy')]
  const lines: [string, (string | null | undefined)[]][] = [
    [texts.steps.roots, [of('level')]],
    [texts.steps.lengths, lengths],
    [texts.steps.grey, [grey, of('greyWhere'), ticked('greyStubborn'), ticked('greyYellowed')]],
    [texts.steps.amount, amount],
    [texts.steps.wish, [wish]],
  ]
  return lines
    .map(([name, values]) => [name, values.filter(Boolean).join(', ')] as const)
    .filter(([, words]) => words)
    .map(([name, words]) => `${name}: ${words}`)
    .join('; ')
}

/** A number as Russian writes it: «2,5». */
function withComma(number: string): string {
  return number.replace('.', ',')
}
