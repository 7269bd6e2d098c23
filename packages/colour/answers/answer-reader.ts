import { type AnswerName, answerNames, unknownAnswer } from './answer-names.ts'
import { askedAnswers } from './asked-answers.ts'

/** Reads single answers, and remembers which were wrong and which were «не знаю». */
export type AnswerReader = ReturnType<typeof createAnswerReader>

/** Opens the search parameters of an address. */
export function createAnswerReader(params: URLSearchParams) {
  const given: Partial<Record<AnswerName, string>> = {}
  for (const name of answerNames) {
    const value = params.get(name)?.trim()
    if (value) given[name] = value
  }
  // The visitor does not see folded questions: their values are neither mistakes nor answers.
  const asked = askedAnswers(given)
  const wrong: AnswerName[] = []
  const assumed: AnswerName[] = []

  return {
    given,
    wrong,
    assumed,
    isUnknown: (name: AnswerName) => asked[name] === unknownAnswer,

    /** One of the known values; without an answer the default. `whenUnknown` makes «не знаю» an answer. */
    choice<Value extends string | number, Usual>(
      name: AnswerName,
      known: readonly Value[],
      usual: Usual,
      whenUnknown?: Value | Usual,
    ): Value | Usual {
      const value = asked[name]
      if (value === undefined) return usual
      if (value === unknownAnswer && whenUnknown !== undefined) {
        assumed.push(name)
        return whenUnknown
      }
      const found = known.find((one) => String(one) === value)
      if (found === undefined) wrong.push(name)
      return found ?? usual
    },

    /** A number, written with a point or a comma. */
    number<Usual>(name: AnswerName, min: number, max: number, usual: Usual): number | Usual {
      const value = asked[name]
      if (value === undefined) return usual
      const found = /^\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN
      if (found >= min && found <= max) return found
      wrong.push(name)
      return usual
    },

    /** A ticked box. */
    flag(name: AnswerName): boolean {
      if (asked[name] !== undefined && asked[name] !== '1') wrong.push(name)
      return asked[name] === '1'
    },
  }
}
