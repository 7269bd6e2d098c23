import type { AnswerName } from '@pryad/colour/answers/answer-names.ts'
import { type ParsedAnswers, parseAnswers } from '@pryad/colour/answers/parse-answers.ts'
import { withSafety } from '@pryad/colour/answers/parse-safety.ts'
import { writeAnswers } from '@pryad/colour/answers/write-answers.ts'
import { find } from '@pryad/colour/find.ts'
import { type FinderTexts, readFinderTexts } from '@pryad/colour/texts/finder-texts.ts'
import { typograph } from '#app/lib/text/typography.ts'
import { fill } from '#app/texts/fill.ts'
import type { FinderData, FinderState, FormView } from './finder-view.ts'
import { summarise } from './summarise.ts'
import { toResult } from './to-result.ts'

/** Works out what the page says to answers. `ticked` speaks of the person: it is for this one answer, and must not be kept or sent. */
export type WorkOut = (answers: URLSearchParams, ticked: Iterable<string>) => FinderState

const readTexts = new WeakMap<object, FinderTexts>()

/** Prepares the finder for a palette and the form that asks. The server and the browser use the same one. */
export function createFinder(data: FinderData, form: FormView): WorkOut {
  const texts = readTexts.get(data.texts) ?? readFinderTexts(data.texts)
  readTexts.set(data.texts, texts)
  return (answers, ticked) => {
    const { given, errors, assumed, input } = refuseUnknownShade(parseAnswers(answers, texts.errors), data)
    const names = Object.keys(given)
    // A shade's own page leads here with the wish alone: nobody has been asked yet.
    const isAsked = names.some((name) => name !== 'wish')
    if (!input) {
      const needsLevel = assumed.some((name) => name === 'level' || name === 'hairLevel')
      return {
        given,
        errors: isAsked ? typesetAll(errors) : {},
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
        texts,
        summary: summarise(given, form),
        assumed: assumedText(assumed, data),
      }),
      search: writeAnswers(input, assumed).toString(),
    }
  }
}

/** A wish for a shade that the finder cannot judge is a mistake that a visitor can mend. */
function refuseUnknownShade(parsed: ParsedAnswers, { shades, texts }: FinderData): ParsedAnswers {
  const { input } = parsed
  if (!input || !('shade' in input.wish)) return parsed
  const { shade } = input.wish
  if (shades.some(({ shadeNumber }) => shadeNumber === shade)) return parsed
  return { ...parsed, errors: { wish: texts.page.unknownShade }, input: null }
}

function typesetAll(errors: ParsedAnswers['errors']): FinderState['errors'] {
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, typograph(text)]))
}

/** What the model takes for «не знаю», in words. */
function assumedText(assumed: readonly AnswerName[], { texts }: FinderData): string | null {
  const all: { id: string; options?: { value: unknown; label: string }[] }[] = texts.questions
  const label = (id: string, value: string) =>
    all
      .find((one) => one.id === id)
      ?.options?.find((option) => option.value === value)
      ?.label.toLowerCase()
  const words: Partial<Record<AnswerName, string | undefined>> = {
    grey: texts.page.looks.greyQuarter,
    length: label('length', 'shoulders'),
    thickness: label('thickness', 'medium'),
    hairTone: label('lengthsTone', '0'),
    hairBy: label('lightenedBy', 'powder'),
  }
  const what = assumed.flatMap((name) => words[name] ?? [])
  return what.length > 0 ? typograph(fill(texts.page.assumed, { what: what.join(', ') })) : null
}
