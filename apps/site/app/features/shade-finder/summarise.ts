import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import type { FormView } from './finder-view.ts'

/** The answers about hair in words, for the question to a colourist and for saved answers: «Корни: 6 — тёмно-русый; Седина: …». */
export function summarise(
  given: Readonly<Partial<Record<AnswerName, string>>>,
  { questions, shades, texts }: FormView,
): string {
  const of = (name: keyof typeof questions) => {
    const value = given[name]
    return questions[name].choices.find((choice) => choice.value === value)?.label ?? null
  }
  const hair = of('hair') ?? questions.hair.choices[0]?.label ?? ''
  const isNatural = !given.hair || given.hair === 'natural'
  const lengths = isNatural ? [hair] : [hair, of('hairLevel'), of('hairTone'), of('hairBy'), of('strandTest')]
  const grey = of('grey') ?? (given.grey ? `${given.grey}\u00a0%` : (questions.grey.choices[0]?.label ?? ''))
  const wish = of('wish') ?? shades.find(({ value }) => value === given.wish)?.label ?? given.wish
  const amount = [of('scope'), of('length'), of('thickness')]
  const lines: [string, (string | null | undefined)[]][] = [
    [texts.steps.roots, [of('level')]],
    [texts.steps.lengths, lengths],
    [texts.steps.grey, [grey, isGrey(given) ? of('greyWhere') : null]],
    [texts.steps.amount, amount],
    [texts.steps.wish, [wish]],
  ]
  return lines
    .map(([name, values]) => [name, values.filter(Boolean).join(', ')] as const)
    .filter(([, words]) => words)
    .map(([name, words]) => `${name}: ${words}`)
    .join('; ')
}

function isGrey({ grey }: Readonly<Partial<Record<AnswerName, string>>>): boolean {
  return grey !== undefined && grey !== '0'
}
