import type { AnswerName } from './answer-names.ts'

type Given = Readonly<Partial<Record<AnswerName, string>>>

const withLevel = ['colored', 'lightened', 'henna', 'hennaBasma']

/** Questions that apply to some kinds of hair only. */
const askedOf: Partial<Record<AnswerName, readonly string[]>> = {
  hairLevel: withLevel,
  hairTone: ['colored'],
  hairBy: ['lightened'],
  regrowth: withLevel,
  strandTest: ['henna', 'hennaBasma'],
}

const greyNames: readonly string[] = ['greyWhere', 'greyStubborn', 'greyYellowed']

/** The answers to the questions that apply to this hair. A form also sends its folded questions, which the visitor has not answered. */
export function askedAnswers(given: Given): Given {
  const { hair = 'natural', grey = '0', strandTest } = given
  const isAsked = (name: string) => {
    // A strand that has reacted matters for any hair.
    if (name === 'strandTest' && strandTest === 'reacted') return true
    if (greyNames.includes(name)) return grey !== '0'
    return askedOf[name as AnswerName]?.includes(hair) ?? true
  }
  return Object.fromEntries(Object.entries(given).filter(([name]) => isAsked(name)))
}
