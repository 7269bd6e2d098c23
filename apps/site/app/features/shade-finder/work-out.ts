import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import { withSafety } from '@pryad/colour/answers/parse-safety.ts'
import { type ParsedAnswers, parseAnswers, writeAnswers } from '@pryad/colour/answers/search-params.ts'
import { find } from '@pryad/colour/find.ts'
import { fillIn } from '@pryad/colour/texts/verdict-texts.ts'
import type { ChosenName, FinderData, FinderState, FormView } from './finder-view.ts'
import { summarise } from './summarise.ts'
import { toResult } from './to-result.ts'

/** Works out the page's state from answers. `ticked` is about the person: it is for this one result, and must not be kept or sent. */
export type WorkOut = (answers: URLSearchParams, ticked: Iterable<string>) => FinderState

/** Prepares the finder for a palette and the form that asks. The server and the browser use the same one. */
export function createFinder(data: FinderData, form: FormView): WorkOut {
  return (answers, ticked) => {
    const parsed = parseAnswers(answers, data.texts.errors)
    const { given, errors, assumed, input } = refuseUnknownShade(parsed, data.shades, form.texts.unknownShade)
    const names = Object.keys(given)
    // A shade's own page links here with the wish alone: the visitor has not answered anything yet.
    const isAsked = names.some((name) => name !== 'wish')
    if (!input) {
      const needsLevel = assumed.some((name) => name === 'level' || name === 'hairLevel')
      return {
        given,
        errors: isAsked ? errors : {},
        help: needsLevel ? 'level' : null,
        result: null,
        search: null,
      }
    }
    const head = withSafety(input, ticked)
    const answer = find(head, data.shades)
    return {
      given,
      errors: {},
      help: null,
      result: toResult({
        answer,
        input: head,
        data,
        page: form.texts,
        summary: summarise(given, form),
        assumed: assumedText(assumed, form),
      }),
      search: writeAnswers(input, assumed).toString(),
    }
  }
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
