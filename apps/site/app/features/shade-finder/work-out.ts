import { type AnswerName, askedAnswers, unknownAnswer } from '@pryad/colour/answers/answer-names.ts'
import { withSafety } from '@pryad/colour/answers/parse-safety.ts'
import { type ParsedAnswers, parseAnswers, writeAnswers } from '@pryad/colour/answers/search-params.ts'
import { find } from '@pryad/colour/find.ts'
import type { FinderInput } from '@pryad/colour/hair/finder-input.ts'
import { fillIn } from '@pryad/colour/texts/verdict-texts.ts'
import { lowered } from '#app/lib/text/first-letter.ts'
import { describeGrey, toResult } from './answer/to-result.ts'
import type { ChosenName, FinderData, FinderState, FormView, ResultView } from './finder-view.ts'

/** Works out the page's state from answers. `ticked` is about the person: it is for this one result, and must not be kept or sent. */
export type WorkOut = (answers: URLSearchParams, ticked: Iterable<string>) => FinderState

/** Prepares the finder for a palette and the form that asks. The server and the browser use the same one. */
export function createFinder(data: FinderData, form: FormView): WorkOut {
  return (answers, ticked) => {
    const parsed = parseAnswers(answers, data.texts.errors)
    const { given, errors, assumed, input } = refuseUnknownShade(parsed, data.shades, form.texts.unknownShade)
    const names = Object.keys(given)
    // Other pages lead here with one answer, a wish or a level: the visitor has only begun.
    const isAsked = names.length > 1
    if (!input) {
      const needsLevel = assumed.some((name) => name === 'level' || name === 'hairLevel')
      return {
        given,
        errors: isAsked ? errors : {},
        help: needsLevel ? 'level' : null,
        result: null,
        search: null,
        hasPicture: false,
      }
    }
    const summary = summarise(given, form)
    const resultOf = (head: FinderInput) =>
      toResult({
        answer: find(head, data.shades),
        input: head,
        data,
        page: form.texts,
        summary,
        brief: inBrief(given, head, form),
        assumed: assumedText(assumed, form),
      })
    const head = withSafety(input, ticked)
    const result = resultOf(head)
    return {
      given,
      errors: {},
      help: null,
      result,
      search: writeAnswers(input, assumed).toString(),
      hasPicture: isSamePlan(result, head === input ? result : resultOf(input)),
    }
  }
}

/** Whether two results say the same of their first shade. */
function isSamePlan(one: ResultView, other: ResultView): boolean {
  const said = ({ label, insteadTitle, plans: [plan] }: ResultView) =>
    JSON.stringify([label, insteadTitle, plan?.ean, plan?.facts])
  return one.plans.length > 0 && said(one) === said(other)
}

/** A wish for a shade that the finder cannot judge is a mistake that a visitor can mend. */
function refuseUnknownShade(
  parsed: ParsedAnswers,
  shades: FinderData['shades'],
  unknownShade: string,
): ParsedAnswers {
  const { input } = parsed
  if (!input || !('shade' in input.wish)) return parsed
  const { shade } = input.wish
  if (shades.some(({ shadeNumber }) => shadeNumber === shade)) return parsed
  return { ...parsed, errors: { wish: unknownShade }, input: null }
}

/** The values that the model takes for «не знаю», in words. */
function assumedText(assumed: readonly AnswerName[], { questions, texts }: FormView): string | null {
  const label = (name: ChosenName, value: string) =>
    questions[name].choices.find((choice) => choice.value === value)?.label.toLowerCase()
  const words: Partial<Record<AnswerName, string | undefined>> = {
    grey: texts.looks.greyQuarter,
    greyWhere: `${texts.steps.grey.toLowerCase()} ${label('greyWhere', 'everywhere')}`,
    length: label('length', 'shoulders'),
    thickness: label('thickness', 'medium'),
    hairTone: texts.looks.toneUsual,
    hairBy: label('hairBy', 'powder'),
  }
  const what = assumed.flatMap((name) => words[name] ?? [])
  return what.length > 0 ? fillIn(texts.assumed, { what: what.join(', ') }) : null
}

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

/** The answers in one line: «6 — тёмно-русый, седых около половины, закрыть седину». */
function inBrief(
  given: Readonly<Partial<Record<AnswerName, string>>>,
  input: FinderInput,
  { questions, shades, texts }: FormView,
): string {
  const asked = askedAnswers(given)
  const of = (name: ChosenName) => questions[name].choices.find(({ value }) => value === asked[name])?.label
  const hair = asked.hair && asked.hair !== 'natural' && of('hair')
  const wish = of('wish')
  return [
    of('level'),
    hair && `${lowered(texts.steps.lengths)}: ${lowered(hair)}`,
    of('hairLevel'),
    describeGrey(input, texts.looks),
    wish ? lowered(wish) : shades.find(({ value }) => value === asked.wish)?.label,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A number as Russian writes it: «2,5». */
function withComma(number: string): string {
  return number.replace('.', ',')
}
